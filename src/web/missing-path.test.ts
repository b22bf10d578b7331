import { expect, it } from 'vitest';

import { boundedPath, passedPath } from './missing-path.ts';

const passed = (path: string) => passedPath(new URL(`https://l.example/404?${new URLSearchParams({ path })}`));

it('a path in the query is passed on as requested', () => {
  expect(passed('/no/such/page')).toBe('/no/such/page');
  expect(passed('/sports/f%C3%BAtbol')).toBe('/sports/f%C3%BAtbol');
});

it('a long path is truncated to 120 characters, only once', () => {
  const cut = boundedPath(`/${'a'.repeat(4000)}`);
  expect(cut).toBe(`/${'a'.repeat(119)}…`);
  expect(passed(cut)).toBe(cut);
  expect(passed(`/${'a'.repeat(4000)}`)).toHaveLength(121);
});

it.each(['', 'Call 555 0100', 'https://other.example/', 'javascript:alert(1)'])(
  'a text that is no path is not named: %j',
  (text) => {
    expect(passed(text)).toBeUndefined();
  },
);

it('a missing path is percent-encoded', () => {
  expect(passed('/<b>call us</b>\u202e')).toBe('/%3Cb%3Ecall%20us%3C/b%3E%E2%80%AE');
  expect(passed('//other.example/x')).toBe('//other.example/x');
});
