import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { widenSpaces } from './widen-spaces.ts';

test('the space and the space that does not break are wider by the share of the em, and nothing else', () => {
  const font = new Uint8Array(readFileSync(new URL('../src/pdf/fonts/bold-latin.ttf', import.meta.url)));
  const widened = widenSpaces(font, 0.06);
  const [before, after] = [font, widened].map(({ buffer, byteOffset }) => new DataView(buffer, byteOffset));
  const grown = Array.from({ length: font.length / 2 }, (_, index) => 2 * index).flatMap((at) => {
    const growth = (after?.getUint16(at) ?? 0) - (before?.getUint16(at) ?? 0);
    return growth === 0 ? [] : [growth];
  });
  expect(grown).toEqual([60, 60]);
});
