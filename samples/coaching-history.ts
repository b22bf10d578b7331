import type { RowInput } from '../src/editing/read-row.ts';
import { formatOrdinal } from '../src/web/text.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import { drawName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { type SportKey, sportKinds } from './sports.ts';
import type { Team } from './team.ts';

const source = 'Lakeshore Record Book';

/** Sports whose coaches the record book lists, from their first season on. */
const programs: readonly { key: SportKey; first: number; games: number; tiesUntil: number; conferenceFrom: number }[] =
  [
    { key: 'football', first: 1921, games: 9, tiesUntil: 1995, conferenceFrom: 1934 },
    { key: 'mensBasketball', first: 1921, games: 22, tiesUntil: 0, conferenceFrom: 1934 },
    { key: 'baseball', first: 1948, games: 38, tiesUntil: 2001, conferenceFrom: 1951 },
  ];

/** No team was fielded in these years. */
const warYears = new Set([1943, 1944]);
/** The head coach of today began so many seasons ago (see `addStaff`). */
const seasonsOfCoach = 8;

type Program = Omit<(typeof programs)[number], 'key'>;
type Line = Record<string, unknown> & { season: number; coach?: string };
/** The coach of a season and the strength of the team; the first season had no coach. */
type Era = { season: number; coach: string | undefined; strength: number };

/** Coaches since 1921: lines of the seasons without games, tenures and placings of those with games. */
export function writeCoachingHistory(college: CollegeRows, teams: readonly Team[]) {
  const histories = programs.flatMap(({ key, ...program }) => {
    const team = teams.find((one) => one.key === key);
    const oldest = team?.seasons.at(-1);
    if (!team || !oldest) return [];
    const sport = sportKinds[key].slug;
    const random = createRandom(`coaches of ${sport}`);
    const eras = drawEras(program.first, team, random);
    // seasons without staff have results only and are no part of the team
    const ofSport = college.rows.season.filter(({ sportId }) => sportId === team.sportId);
    const played = new Map(ofSport.map((season) => [Number(season.title.slice(0, 4)), season]));
    const lines = eras.flatMap((era): Line[] => {
      const season = played.get(era.season);
      if (!season) return [lineOf(program, era, random)];
      if (era.season < program.conferenceFrom) return [];
      const place = placeOf(conferenceShare(college, season.id), random);
      return [{ season: era.season, ...(era.coach && { coach: era.coach }), ...place }];
    });
    // the record book prints another record of the oldest season with statistics
    const differing = lines.find(({ season }) => season === oldest.span.year);
    if (differing && key === 'football') Object.assign(differing, { wins: 8, losses: 3, source });
    const tenures = tenuresOf(
      eras.filter(({ season }) => played.has(season) && season < oldest.span.year),
      played,
    );
    const acting = key === 'football' ? actingCoach(college, team) : [];
    return [
      {
        lines: lines.map((line) => ({ sport, ...line })),
        tenures: [...tenures, ...acting].map((row) => ({ sport, ...row })),
      },
    ];
  });
  return {
    coachingRecord: histories.flatMap(({ lines }) => lines.map(toInput)),
    coachTenure: histories.flatMap(({ tenures }) => tenures.map(toInput)),
  };
}

const toInput = (values: Record<string, unknown>): RowInput => ({ values });

/** A coach for each season up to the last one, which has no placing yet; none in years without a team. */
function drawEras(first: number, { seasons }: Team, random: Random): Era[] {
  const [current] = seasons;
  const last = current?.span.year ?? first;
  const eras: Era[] = [];
  let coach: string | undefined;
  let left = 1;
  let strength = 0.4;
  for (let season = first; season < last; season++) {
    if (left-- === 0) {
      const { firstName, lastName } = drawName(random, 'm');
      coach = `${firstName} ${lastName}`;
      left = random.int(3, 16);
      strength = 0.35 + random.next() * 0.3;
    }
    if (season === last - seasonsOfCoach) coach = current?.coach;
    if (season >= last - seasonsOfCoach) left = last;
    eras.push({ season, coach: warYears.has(season) ? undefined : coach, strength });
  }
  return eras;
}

/** A season as the record book prints it. */
function lineOf({ games, tiesUntil, conferenceFrom }: Program, { season, coach, strength }: Era, random: Random): Line {
  if (warYears.has(season)) return { season, note: 'No team during the war', source };
  const result = resultOf(games, strength, season <= tiesUntil, random);
  return {
    season,
    ...(coach && { coach }),
    ...result,
    ...(season >= conferenceFrom && conferenceOf(result, games, random)),
    ...(random.chance(0.04) && { note: 'One game lost to a forfeit' }),
    source,
  };
}

/** The tenures of seasons whose games are known and whose staff is not. */
function tenuresOf(eras: readonly Era[], played: ReadonlyMap<number, RowOf<'season'>>) {
  const runs: Era[][] = [];
  for (const era of eras) {
    const run = runs.at(-1);
    if (run && run[0]?.coach === era.coach) run.push(era);
    else runs.push([era]);
  }
  return runs.map((run) => {
    const [first, last] = [run.at(0), run.at(-1)].map((era) => played.get(era?.season ?? 0));
    const days = { startsOn: first?.startDate, endsOn: last?.endDate };
    const coach = run[0]?.coach;
    return coach === undefined ? { coach: 'No coach', role: 'none', ...days } : { coach, ...days };
  });
}

function resultOf(games: number, strength: number, mayTie: boolean, random: Random) {
  const played = random.int(games - 1, games + 3);
  const ties = mayTie && random.chance(0.3) ? 1 : 0;
  const wins = random
    .shuffle(Array.from({ length: played - ties }, (_, index) => index))
    .filter(() => random.chance(strength)).length;
  return { wins, losses: played - ties - wins, ...(ties > 0 && { ties }) };
}

/** The conference games are some of all games. */
function conferenceOf({ wins: won, losses: lost }: { wins: number; losses: number }, games: number, random: Random) {
  const decided = random.shuffle([
    ...Array.from({ length: won }, () => true),
    ...Array.from({ length: lost }, () => false),
  ]);
  const played = Math.min(Math.round(games * 0.6), decided.length);
  const wins = decided.slice(0, played).filter(Boolean).length;
  return { conferenceWins: wins, conferenceLosses: played - wins, ...placeOf(wins / played, random) };
}

/** The final place for a share of conference games won, and the championship of the best. */
function placeOf(share: number, random: Random) {
  const place = Math.max(1, Math.round((1 - share) * 9));
  return {
    placing: random.chance(0.15) ? `T-${formatOrdinal(place)}` : formatOrdinal(place),
    ...(place <= 2 && { postseason: 'Inland Seas Championship' }),
  };
}

/** The share of a season's conference games won. */
function conferenceShare({ rows }: CollegeRows, seasonId: number): number {
  const games = rows.game.filter((game) => game.seasonId === seasonId && game.conference && game.ourScore != null);
  const wins = games.filter(({ ourScore, opponentScore }) => (ourScore ?? 0) > (opponentScore ?? 0)).length;
  return games.length === 0 ? 0.5 : wins / games.length;
}

/** An assistant led two games of the season before last in place of the suspended head coach. */
function actingCoach({ rows }: CollegeRows, { seasons }: Team) {
  const season = seasons[2] ?? seasons[1];
  const game = season?.games[3];
  const assistant = rows.rosterStaff.find(
    ({ seasonId, kind, isHeadCoach }) => seasonId === season?.seasonId && kind === 'coach' && !isHeadCoach,
  );
  const person = assistant && rows.person[assistant.personId - 1];
  if (!season || !game || !person) return [];
  const note = `${season.coach} suspended for two games`;
  return [
    {
      coach: `${person.firstName} ${person.lastName}`,
      person: person.id,
      role: 'acting',
      startsOn: game.localDate,
      games: 2,
      note,
    },
  ];
}
