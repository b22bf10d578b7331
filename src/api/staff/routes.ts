import { toSportReference } from '../../domain/sport-reference.ts';
import { endpoint } from '../endpoint.ts';
import { idOf, required } from '../parameters.ts';
import { findRosterStaff } from '../rosters/queries.ts';
import { toRosterStaff } from '../rosters/reshape.ts';
import { findSeasonByTitle } from '../schedule/queries.ts';
import { hasSport } from '../sports/queries.ts';
import { coachPage } from './schema.ts';

export const staffEndpoints = [
  endpoint({
    path: '/Staff/coaches',
    summary: 'The coaches of a sport this season, head coach first',
    parameters: { sportId: required(idOf('sport')) },
    answer: coachPage,
    respond: async ({ db, tenant, values: { sportId }, origin }) => {
      const season = await findSeasonByTitle(db, tenant.id, sportId, undefined);
      if (!season && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const staff = season ? await findRosterStaff(db, tenant.id, season.season.id, 'public') : [];
      const items = staff.flatMap((row) =>
        season && row.kind === 'coach' ? [toRosterStaff(row, toSportReference(season.sport), origin)] : [],
      );
      return {
        body: { items, total: items.length, page: 1, pages: Math.min(items.length, 1) },
        tags: [`sport:${sportId}`],
      };
    },
  }),
];
