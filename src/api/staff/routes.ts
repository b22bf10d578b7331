import { toSportReference } from '../../domain/sport-reference.ts';
import { findCoachingYears } from '../coaching/coaching-rows.ts';
import { endpoint } from '../endpoint.ts';
import { findRosterStaff, type StaffRow } from '../rosters/queries.ts';
import { toRosterStaff } from '../rosters/reshape.ts';
import { findSeasonByTitle } from '../schedule/queries.ts';
import { findSportBySlug, hasSport } from '../sports/queries.ts';
import { findStaffMember, findStaffSeasons } from './queries.ts';
import { toStaffBio } from './reshape.ts';
import { staffContract } from './schema.ts';

export const staffEndpoints = [
  endpoint(staffContract.coaches, async ({ db, tenant, values: { sportId }, origin }) => {
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
  }),
  endpoint(staffContract.bySport, async ({ db, tenant, origin, values }) => {
    const sport = await findSportBySlug(db, tenant.id, values.sport);
    if (!sport || sport.nonSport) return undefined;
    const seasons = await findStaffSeasons(db, tenant.id, sport.id);
    const season =
      values.season === undefined
        ? (seasons.find(({ isCurrent }) => isCurrent) ?? seasons[0])
        : (seasons.find(({ title }) => title === values.season) ??
          seasons.find(({ title }) => title.startsWith(`${values.season}-`)));
    if (values.season !== undefined && !season) return undefined;
    const rows = season ? await findRosterStaff(db, tenant.id, season.id, 'public') : [];
    const reference = toSportReference(sport);
    const ofKind = (kind: StaffRow['kind']) =>
      rows.filter((row) => row.kind === kind).map((row) => toRosterStaff(row, reference, origin));
    return {
      body: {
        sport: reference,
        season: season ?? null,
        seasons,
        coaches: ofKind('coach'),
        support: ofKind('support'),
      },
      tags: [`sport:${sport.id}`, ...seasons.map(({ id }) => `roster:${id}`)],
    };
  }),
  endpoint(staffContract.get, async ({ db, tenant, origin, values: { id } }) => {
    const member = await findStaffMember(db, tenant.id, id);
    if (!member) return undefined;
    const sportIds = [...new Set(member.roles.map(({ sport }) => sport.id))];
    const coachings = await Promise.all(
      sportIds.map(async (sportId) => [sportId, await findCoachingYears(db, tenant.id, sportId)] as const),
    );
    const body = toStaffBio(member, new Map(coachings), origin);
    return body && { body, tags: [...sportIds.map((sportId) => `sport:${sportId}`), `roster:${body.season.id}`] };
  }),
];
