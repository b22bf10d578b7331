import { describe, expect, it } from 'vitest';

import type { SeasonStats } from '../../api/season-stats/schema.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { loadCumeStats } from './loads.ts';

const stats = {
  season: { title: '2026' },
  games: 3,
  seasons: [],
  sheets: [{ section: 'individual-overall-batting', columns: [{ key: 'avg' }] }],
} as unknown as SeasonStats;

const open = (address: string, season: string | undefined = '2026') =>
  loadCumeStats({
    params: { sportSlug: 'baseball', season },
    url: new URL(`http://harbor.localhost/sports/baseball/stats/${address}`),
    api: {
      sports: { find: async () => ({ shortname: 'baseball', global_sport_name_slug: null, seasonTitle: '2026' }) },
      stats: { season: async (_: string, title: string) => (title === '1999' ? undefined : stats) },
    },
  } as unknown as LoadRequest<'cumeStats'>);

describe('the statistics page', () => {
  it('has the tables of a season in the requested order', async () => {
    expect(await open('2026?table=individual-overall-batting&sort=avg')).toEqual({
      stats,
      sort: { table: 'individual-overall-batting', key: 'avg', ascending: false },
      figure: undefined,
    });
  });

  it.each([
    ['season', '1999', '1999'],
    ['view', '2026?view=all', '2026'],
    ['table', '2026?table=other&sort=avg', '2026'],
    ['figure', '2026?view=player&player=3&figure=hitting-x', '2026'],
    ['column', '2026?table=individual-overall-batting&sort=pts', '2026'],
  ])('of an unknown %s is not found', async (_, address, season) =>
    expect(await open(address, season)).toBeUndefined(),
  );
});
