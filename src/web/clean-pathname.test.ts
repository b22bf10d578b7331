import { describe, expect, test } from 'vitest';

import { cleanPathname } from './clean-pathname.ts';

describe('the clean spelling of', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/sports/football/', '/sports/football'],
    ['//sports///football//', '/sports/football'],
    ['/Sports/Football/Schedule/2026', '/sports/football/schedule/2026'],
    ['/news/2026/9/5/caf%c3%a9', '/news/2026/9/5/caf%C3%A9'],
    ['/sports/football', '/sports/football'],
  ])('%s is %s', (pathname, clean) => {
    expect(cleanPathname(pathname)).toBe(clean);
  });

  test('a clean path is returned unchanged', () => {
    const once = cleanPathname('//A//b%c3/');
    expect(cleanPathname(once)).toBe(once);
  });
});
