import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { documentSheet } from './document-sheet.markup.tsx';

const Sheet = documentSheet.component;

it('a document is printed whole: college, title, figures, captioned tables with scoped headings, notes and date', () => {
  const html = renderToStaticMarkup(
    Sheet({
      printed: 'November 22, 2026',
      document: {
        name: 'x',
        title: '2026 Baseball',
        college: 'Lakeshore University',
        facts: [{ label: 'Overall', value: '' }],
        sections: [
          {
            heading: 'Batting',
            tables: [
              {
                caption: 'Hitters',
                columns: [
                  { heading: 'Player', isRowHeader: true },
                  { heading: 'AB', title: 'At-bats', over: 'At the plate', isFigure: true, isShort: true },
                ],
                rows: [
                  { kind: 'heading', cells: ['Starters'] },
                  { cells: [{ text: 'Hale, Jo', url: '/jo' }, '4'] },
                  { kind: 'total', cells: ['Totals', '4'] },
                ],
              },
            ],
          },
        ],
        notes: ['Subject to change.'],
      },
    }),
  );
  expect(html).toContain('<dt>Overall</dt> <dd>-</dd>');
  expect(html).toContain('<caption id="table-0-0">Hitters</caption>');
  expect(html).toContain('<th scope="colgroup" colSpan="1">At the plate</th>');
  expect(html).toContain('<th scope="col" data-figure="true"><abbr title="At-bats">AB</abbr></th>');
  expect(html).toContain('<th colSpan="2" scope="rowgroup">Starters</th>');
  expect(html).toMatch(
    /<th scope="row" data-name=""><a href="\/jo">Hale, Jo<\/a><\/th><td data-figure="true" data-short="true">4<\/td>/,
  );
  expect(html).toMatch(/<tfoot>.*Totals.*<\/tfoot>/);
  expect(html).toMatch(/Subject to change\..*Lakeshore University, November 22, 2026/);
});
