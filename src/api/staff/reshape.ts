import { toSportReference } from '../../domain/sport-reference.ts';
import { coachKey } from '../coaching/coach-finder.ts';
import type { findCoachingYears } from '../coaching/coaching-rows.ts';
import { toCoachSeasons, toCoachTotals } from '../coaching/reshape.ts';
import { staffUrl, toRosterStaff } from '../rosters/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { findStaffMember } from './queries.ts';
import type { StaffBio } from './schema.ts';

type Member = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;
type Coaching = Awaited<ReturnType<typeof findCoachingYears>>;

/**
 * The bio of a coach or staff member. `coachingOf` has the coaching records by sport id. Undefined if the member's own role is
 * missing, which foreign keys prevent.
 */
export function toStaffBio(
  { row, roles, played }: Member,
  coachingOf: ReadonlyMap<number, Coaching>,
  origin: string,
): StaffBio | undefined {
  const own = roles.find(({ id }) => id === row.id);
  if (!own) return undefined;
  const { id, title, isCurrent } = own.season;
  const latest = (kind: 'coach' | 'support') => roles.find((role) => role.kind === kind)?.id ?? null;
  const sports = new Map(roles.map(({ sport }) => [sport.id, sport]));
  return {
    ...toRosterStaff(row, toSportReference(own.sport), origin),
    latestCoachBioId: latest('coach'),
    latestSupportBioId: latest('support'),
    latestBioId: roles[0]?.id ?? null,
    kind: row.kind,
    season: { id, title, isCurrent },
    hometown: own.hometown,
    seasons: roles.map((role) => ({
      seasonTitle: role.season.title,
      sportTitle: role.sport.title,
      title: role.title,
      url: staffUrl(role.sport, role),
    })),
    played: toPlayed(row, played),
    coached: [...sports.values()].flatMap((sport) => {
      const coaching = coachingOf.get(sport.id);
      const key = coachKey(row.personId);
      const rows = coaching ? toCoachSeasons(coaching, sport, key) : [];
      if (!coaching || rows.length === 0) return [];
      return [{ sport: toSportReference(sport), rows, total: toCoachTotals(coaching, sport, key) }];
    }),
  };
}

function toPlayed(row: Member['row'], played: Member['played']): StaffBio['played'] {
  const [last] = played;
  if (!last) return null;
  const titles = played.filter(({ sport }) => sport.id === last.sport.id).map(({ seasonTitle }) => seasonTitle);
  return {
    url: playerUrl(last.sport, playerSlug(row), last.rosterPlayerId),
    seasons: titles.reverse().join(', '),
    sportTitle: last.sport.title,
  };
}
