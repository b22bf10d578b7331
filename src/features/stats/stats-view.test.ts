import { describe, expect, it } from 'vitest';

import { parseStatsQuery } from './stats-view.ts';

const parse = (query: string) => parseStatsQuery(new URLSearchParams(query));

describe('the query of the statistics page', () => {
  it.each([
    ['', { view: 'overall', player: undefined, figure: undefined, sort: undefined }],
    ['view=&sort=&utm_source=x', { view: 'overall', player: undefined, figure: undefined, sort: undefined }],
    ['view=leaders', { view: 'leaders', player: undefined, figure: undefined, sort: undefined }],
    ['view=player&player=12&figure=hitting-h', { view: 'player', player: 12, figure: 'hitting-h', sort: undefined }],
    ['view=player&player=12', { view: 'player', player: 12, figure: undefined, sort: undefined }],
    [
      'table=kicking&sort=yds&order=asc',
      {
        view: 'overall',
        player: undefined,
        figure: undefined,
        sort: { table: 'kicking', key: 'yds', ascending: true },
      },
    ],
  ])('"%s" is understood', (query, expected) => expect(parse(query)).toEqual(expected));

  it.each([
    'view=all',
    'view=player',
    'view=player&player=me',
    'player=0',
    'figure=hitting-h',
    'sort=yds',
    'table=kicking',
    'order=asc',
    'table=kicking&sort=yds&order=up',
  ])('"%s" is not found', (query) => expect(parse(query)).toBeUndefined());
});
