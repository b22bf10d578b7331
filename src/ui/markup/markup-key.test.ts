import { expect, test } from 'vitest';

import { markupKey } from './markup-key.ts';

const game = Object.freeze({ id: 1 });

test('equal props have the same key, even if they are different objects', () => {
  expect(markupKey({ game, rows: [{ at: 'H' }] })).toBe(markupKey({ game, rows: [{ at: 'H' }] }));
});

test.each([
  [{ game }, { game: Object.freeze({ id: 1 }) }],
  [{ game }, { game: { id: 1 } }],
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, { a: undefined }],
  [{ a: null }, { a: 'null' }],
  [{ a: '' }, {}],
  [{ a: [] }, { a: {} }],
  [{ a: ['b,c'] }, { a: ['b', 'c'] }],
  [{ a: 'x', b: 'y' }, { a: 'x","b":"y' }],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
  [{ a: 'x'.repeat(200) }, { a: `${'x'.repeat(199)}y` }],
])('props that differ have different keys: %j and %j', (one, other) => {
  expect(markupKey(one)).not.toBe(markupKey(other));
});

test.each([
  ['a function', () => 1],
  ['a map', new Map()],
  ['a set', new Set()],
  ['an instance of a class', Temporal.Now.instant()],
  ['an element', { $$typeof: Symbol.for('react.element'), type: 'p' }],
])('props with %s have no key', (_, value) => {
  expect(markupKey({ a: [{ value }] })).toBeUndefined();
});
