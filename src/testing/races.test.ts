import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const roots = 'src,samples,replay,scripts,bench,acceptance,e2e';

test('only withTimeout() lets a promise race a timer: the timer of another race would fire after the race', () => {
  const racing = globSync(`{${roots}}/**/*.{ts,tsx,mjs}`).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bPromise\.(?:race|any)\(/.test(text) && /\bsetTimeout\b/.test(text);
  });
  expect(racing).toEqual(['src/web/with-timeout.ts']);
});
