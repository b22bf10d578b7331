import { type GameState, gameState } from '../../src/domain/game-state.ts';
import { seasonSpan } from '../calendar.ts';
import type { CollegeRows, RowOf } from '../college-rows.ts';
import { placesOf } from '../opponents.ts';
import { at, createRandom } from '../random.ts';
import { sportKinds } from '../sports.ts';
import { addSeason, type Campus, playGames, type Team, type TeamPlan } from '../team.ts';
import type { OldResultsPlan, PastEvent } from './plan.ts';

/** Share of today's points that teams scored in a year: a fast rise from the 1920s to the 1970s. */
const pointsShare = (year: number) => Math.min(1, 0.4 + Math.max(0, year - 1925) * 0.0125);

/** Adds the seasons of which only results are known, latest first. */
export function addOldResults(
  college: CollegeRows,
  campus: Campus,
  plan: TeamPlan,
  team: Team,
  results: OldResultsPlan,
): void {
  const kind = sportKinds[team.key];
  const oldest = at(team.seasons, team.seasons.length - 1);
  const pool = { members: placesOf(results.members), others: campus.pool.others.slice(0, 12) };
  const rival = at(pool.members, 0);
  for (let back = oldest.back + 1; ; back++) {
    const span = seasonSpan(kind.time, campus.today, back);
    if (span.year < results.since) return;
    if (results.without.includes(span.year)) continue;
    const venue = span.year < results.formerVenue.until ? results.formerVenue.key : plan.venue;
    const seasonPlan = {
      ...plan,
      venue,
      strength: plan.strength + wave(span.year),
      schedule: results.schedule,
      changes: [],
    };
    const seasonId = addSeason(college, campus, team, seasonPlan, span, back);
    const season = { seasonId, span, back, squad: [], coach: '', games: [] as RowOf<'game'>[] };
    const random = createRandom(`${plan.key} results ${span.year}`);
    playGames(college, { ...campus, pool, media: {} }, seasonPlan, team, season, random, () => undefined);
    for (const game of season.games) makeOld(game, span.year);
    addEvent(
      season.games,
      rival,
      results.events.find(({ year }) => year === span.year),
    );
  }
}

/** Good and bad decades. */
const wave = (year: number) => Math.sin(year / 7) * 0.25;

function makeOld(game: RowOf<'game'>, year: number): void {
  const { ourScore: us, opponentScore: them } = game;
  Object.assign(game, { media: {}, ...(year < 1949 && { opponentPrefix: null }) });
  if (us == null || them == null) return;
  const [ours, theirs] = [us, them].map((score) => Math.round(score * pointsShare(year))) as [number, number];
  game.ourScore = ours + (ours === theirs && us > them ? 1 : 0);
  game.opponentScore = theirs + (ours === theirs && us < them ? 1 : 0);
}

function addEvent(games: readonly RowOf<'game'>[], rival: number, event: PastEvent | undefined): void {
  // ids of opponents follow the order of opponents.json
  const game = games.find(({ opponentId }) => opponentId === rival + 1);
  if (!event || !game) return;
  const { state, ...values } = event.set;
  Object.assign(game, values, state && { state: gameState[state] satisfies GameState });
}
