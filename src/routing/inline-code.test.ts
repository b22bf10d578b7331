import { expect, test } from 'vitest';

import { createInlineCode, hashSource } from './inline-code.ts';

test('the source of an inline script is its hash, as browsers compute it', () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('scripts and styles are listed once', () => {
  const code = createInlineCode();
  expect([code.script('a()'), code.script('a()'), code.style('p{}')]).toEqual(['a()', 'a()', 'p{}']);
  expect(code.sources()).toEqual({ scripts: [hashSource('a()')], styles: [hashSource('p{}')], loads: false });
});
