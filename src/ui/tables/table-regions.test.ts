import { expect, test } from 'vitest';

import { withTableRegions } from './table-regions.ts';

const region = (label: string, table: string) => `<div role="group" tabindex="0" aria-label="${label}">${table}</div>`;

test('a table without headers gets them from its first row, and scrolls by itself', () => {
  const html =
    '<p>Lots</p><table><tbody><tr><td>Lot</td><td>Price</td></tr><tr><td>A</td><td>$10</td></tr></tbody></table>';
  expect(withTableRegions(html)).toBe(
    `<p>Lots</p>${region('Table 1', '<table><tbody><tr><th scope="col">Lot</th><th scope="col">Price</th></tr><tr><td>A</td><td>$10</td></tr></tbody></table>')}`,
  );
});

test('headers have the scope of their row or column, and the region has the caption as its name', () => {
  const html =
    '<table><caption>Lots &amp; <b>prices</b></caption><tr><th>Lot</th><th scope="col">Price</th></tr><tr><th>A</th><td>$10</td></tr></table>';
  expect(withTableRegions(html)).toBe(
    region(
      'Lots &amp; prices',
      '<table><caption>Lots &amp; <b>prices</b></caption><tr><th scope="col">Lot</th><th scope="col">Price</th></tr><tr><th scope="row">A</th><td>$10</td></tr></table>',
    ),
  );
});
