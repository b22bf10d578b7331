import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';

import { toRe2, withHalves } from './to-re2.ts';

/** An expression that is matched in a time proportional to the length of the text. */
export type LinearPattern = {
  test: (text: string) => boolean;
  /** Steps for each character of a text, at most. */
  size: number;
};

/** Characters of an expression; nesting is limited by them too. */
const maxSourceLength = 2000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * A JavaScript expression, matched by RE2 with the same meaning. Flags are `i`, `m`, `s` and `u`; with `m`, lines end at `\n` only. Throws
 * an Error whose message continues a sentence about the expression.
 */
export function createLinearPattern(source: string, flags = ''): LinearPattern {
  if (source.length > maxSourceLength) throw new Error(`is longer than ${maxSourceLength} characters`);
  const unicode = flags.includes('u');
  const mode = { unicode, dotAll: flags.includes('s') };
  const re2Flags = (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes('m') ? RE2JS.MULTILINE : 0);
  const { conditions, rest } = splitConditions(parse(source, unicode), flags);
  const compile = (alternatives: readonly AST.Alternative[], start = '') => {
    const translated = toRe2(alternatives, mode);
    return compiled(start === '' ? translated : `${start}(?:${translated})`, re2Flags);
  };
  const parts = [
    { expects: true, expression: compile(rest) },
    ...conditions.map(({ negate, alternatives }) => ({ expects: !negate, expression: compile(alternatives, '^') })),
  ];
  return {
    test: (text) => {
      const input = unicode ? text : withHalves(text);
      return parts.every(({ expects, expression }) => expression.test(input) === expects);
    },
    size: parts.reduce((sum, { expression }) => sum + expression.programSize(), 0),
  };
}

function parse(source: string, unicode: boolean): AST.Pattern {
  try {
    return parser.parsePattern(source, 0, source.length, { unicode });
  } catch {
    throw new Error('is not a regular expression');
  }
}

function compiled(expression: string, flags: number): RE2JS {
  try {
    return RE2JS.compile(expression, flags);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    if (/repeat|too large|nest/.test(reason))
      throw new Error('repeats too much; at most 1000 repetitions are possible');
    throw new Error('contains a character property that is not supported; use a short name such as \\p{L}');
  }
}

/** Lookaheads right after the start, as in `^(?=.*\d).{8,}`: each is a condition of its own for the whole text. */
function splitConditions({ alternatives }: AST.Pattern, flags: string) {
  const [only] = alternatives;
  const start = only?.elements[0];
  const isAnchored = start?.type === 'Assertion' && start.kind === 'start' && !flags.includes('m');
  if (!only || alternatives.length > 1 || !isAnchored) return { conditions: [], rest: alternatives };
  const following = only.elements.slice(1);
  const end = following.findIndex((element) => !isLookahead(element));
  const conditions = following.slice(0, end < 0 ? following.length : end).filter(isLookahead);
  return { conditions, rest: [{ ...only, elements: [start, ...following.slice(conditions.length)] }] };
}

const isLookahead = (element: AST.Element): element is AST.LookaheadAssertion =>
  element.type === 'Assertion' && element.kind === 'lookahead';
