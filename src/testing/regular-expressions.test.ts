import { globSync, readFileSync } from 'node:fs';

import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

type Literal = { pattern: string; flags: string };
type Node = { type?: string; [key: string]: unknown };

const files = globSync('{src,replay,hono-server.ts}/**/*.{ts,tsx}', {
  exclude: ['src/**/testing/**', 'src/**/*.test.*'],
});

/** A text that takes the place of a value, which callers escape. */
const someText = '(?:some|text)';
/** Calls of `RegExp` whose whole pattern is a value, with the reason why it is fast. */
const fromValues = [
  // the end tag of a script or style
  'src/web/strip-html.ts: RegExp(tag)',
];

/** The regular expressions of a syntax tree: literals, and calls of `RegExp` with texts. Others are given by their code. */
function expressionsOf(node: unknown, code: string): (Literal | string)[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given, regex } = node as Node;
  if (regex) return [regex as Literal];
  const inside = Object.values(node).flatMap((child) => expressionsOf(child, code));
  const isCall = (type === 'NewExpression' || type === 'CallExpression') && (callee as Node).name === 'RegExp';
  if (!isCall) return inside;
  const [source, flags] = given as [Node, Node?];
  const pattern = textOf(source);
  if (pattern === undefined)
    return [...inside, `RegExp(${code.slice(Number(source['start']), Number(source['end']))})`];
  return [...inside, { pattern, flags: (flags && textOf(flags)) ?? '' }];
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join(someText);
}

/** The rest of a line before the end of a text: where a later line follows, it is read again from each place of the beginning. */
const restOfLine = /^[^^].*\.[*+]\)*\$$/s;

const isSlow = ({ pattern, flags }: Literal) =>
  analyse({ source: pattern, flags }).reports.length > 0 || (restOfLine.test(pattern) && !/[sm]/.test(flags));

/** The slow regular expressions of a module, and those whose pattern is a value. */
const suspectsIn = (code: string, lang: 'ts' | 'tsx'): string[] =>
  expressionsOf(parseAst(code, { lang }), code)
    .filter((each) => typeof each === 'string' || isSlow(each))
    .map((each) => (typeof each === 'string' ? each : `/${each.pattern}/${each.flags}`));

test('no regular expression takes a time that grows faster than its text', () => {
  const suspects = files.flatMap((file) =>
    suspectsIn(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map((each) => `${file}: ${each}`),
  );
  expect(suspects).toEqual(fromValues);
});

test.each([
  ['a literal', 'const slow = /(a+)+$/'],
  ['a text', "const slow = new RegExp('(a+)+$')"],
  ['a template', ['const slow = RegExp(`$', '{name}(a+)+$`, "gi")'].join('')],
  ['the rest of a line', 'const slow = /by (.+)$/'],
  ['a value', 'const slow = new RegExp(given)'],
])('a slow regular expression in %s is found', (_, code) => expect(suspectsIn(code, 'ts')).toHaveLength(1));

test.each(['(a+)+$', '\\s*,', 'a*a*b', '^(.*)\\s*$', '<[^>]*>'])('/%s/ is found to be slow', (source) => {
  expect(analyse({ source, flags: '' }).reports).not.toEqual([]);
});
