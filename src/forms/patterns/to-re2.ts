import type { AST } from '@eslint-community/regexpp';

import { complement, digits, lastCodePoint, lineEnds, type Ranges, spaces, wordCharacters } from './character-sets.ts';

type Mode = { unicode: boolean; dotAll: boolean };
type Element = AST.Alternative['elements'][number];
type ClassElement = AST.CharacterClassElement;

// without the flag u, JavaScript matches the two halves of characters such as emoji; RE2 does not know halves, so they become these
const firstHalf = 0xd800;
const lastHalf = 0xdfff;
const halfOffset = 0x100000;

/** The text to which the translation of an expression without the flag u applies. */
export const withHalves = (text: string): string =>
  text.replace(/[\uD800-\uDFFF]/g, (half) => String.fromCodePoint(half.charCodeAt(0) + halfOffset));

/**
 * The alternatives of a JavaScript expression in the syntax of RE2, with the same meaning. Throws an Error that names what has no
 * linear-time equivalent.
 */
export const toRe2 = (alternatives: readonly AST.Alternative[], mode: Mode): string =>
  alternatives.map(({ elements }) => elements.map((element) => elementToRe2(element, mode)).join('')).join('|');

function elementToRe2(element: Element, mode: Mode): string {
  switch (element.type) {
    case 'Character':
      return `[${character(element.value, mode)}]`;
    case 'CharacterSet':
      return `[${classElement(element, mode)}]`;
    case 'CharacterClass':
      return characterClass(element, mode);
    case 'Group':
      if (element.modifiers) return unsupported(element);
      return `(?:${toRe2(element.alternatives, mode)})`;
    case 'CapturingGroup':
      return `(?:${toRe2(element.alternatives, mode)})`;
    case 'Quantifier':
      return quantifier(element, mode);
    case 'Assertion':
      return assertion(element);
    default:
      return unsupported(element);
  }
}

function quantifier({ element, min, max }: AST.Quantifier, mode: Mode): string {
  const repeated = `(?:${elementToRe2(element, mode)})`;
  if (max === Number.POSITIVE_INFINITY) return `${repeated}${min === 0 ? '*' : min === 1 ? '+' : `{${min},}`}`;
  return `${repeated}{${min},${max}}`;
}

function assertion(element: AST.Assertion): string {
  if (element.kind === 'start') return '^';
  if (element.kind === 'end') return '$';
  if (element.kind === 'word') return element.negate ? '\\B' : '\\b';
  return unsupported(element);
}

function characterClass({ elements, negate }: AST.CharacterClass, mode: Mode): string {
  const members = elements.map((element) => classElement(element, mode)).join('');
  if (members === '') return negate ? everything : nothing;
  return `[${negate ? '^' : ''}${members}]`;
}

const everything = `[${ranges([[0, lastCodePoint]])}]`;
const nothing = `[^${ranges([[0, lastCodePoint]])}]`;

function classElement(element: ClassElement | AST.CharacterSet, mode: Mode): string {
  switch (element.type) {
    case 'Character':
      return character(element.value, mode);
    case 'CharacterClassRange':
      return range(element.min.value, element.max.value, mode);
    case 'CharacterSet':
      return characterSet(element, mode);
    default:
      return unsupported(element);
  }
}

const named = { digit: digits, space: spaces, word: wordCharacters };

function characterSet(set: AST.CharacterSet, { dotAll }: Mode): string {
  if (set.kind === 'any') return ranges(dotAll ? [[0, lastCodePoint]] : complement(lineEnds));
  if (set.kind !== 'property') return ranges(set.negate ? complement(named[set.kind]) : named[set.kind]);
  const isKnown = set.value === null || /^(?:sc|Script|gc|General_Category)$/.test(set.key);
  if (!isKnown) return unsupported(set);
  return `\\${set.negate ? 'P' : 'p'}{${set.value ?? set.key}}`;
}

const character = (value: number, mode: Mode): string => range(value, value, mode);

/** A range of code units, of which the halves of characters are replaced, or of code points. */
function range(first: number, last: number, { unicode }: Mode): string {
  if (unicode || last < firstHalf || first > lastHalf) return ranges([[first, last]]);
  const parts: [number, number][] = [
    [first, firstHalf - 1],
    [Math.max(first, firstHalf) + halfOffset, Math.min(last, lastHalf) + halfOffset],
    [lastHalf + 1, last],
  ];
  return ranges(parts.filter(([from, to]) => from <= to));
}

function ranges(all: Ranges): string {
  const escaped = (value: number) => `\\x{${value.toString(16)}}`;
  return all.map(([first, last]) => (first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`)).join('');
}

function unsupported({ type, raw }: { type: string; raw: string }): never {
  const name = type === 'Assertion' ? 'the lookaround ' : type === 'Backreference' ? 'the back reference ' : '';
  throw new Error(`contains ${name}${raw}, for which there is no fast way to match`);
}
