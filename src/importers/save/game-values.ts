import type { BoxScore } from '../../domain/box-score.ts';
import { type GameState, gameState } from '../../domain/game-state.ts';
import { instantAt } from '../../domain/local-time.ts';
import { rankText } from '../../domain/ranked-name.ts';
import type { SeasonRules } from '../../domain/season.ts';
import { periodsInSeason } from '../../domain/season-rules.ts';
import type { Side } from '../../domain/side.ts';
import { parseStartTime } from '../start-time.ts';
import { boxLocation, timesInZone } from './box-zone.ts';
import type { GameRow } from './match-game.ts';

/** `timezone` is the game's, `collegeZone` the college's, `rules` are those of the season. */
export type Place = { side: Side; timezone: string; collegeZone: string; today: string; rules: SeasonRules };
type Values = Partial<Omit<GameRow, 'tenantId' | 'id'>>;

const other = { home: 'away', away: 'home' } as const;

/** Column values for a game that is not on the schedule. A file's time is the local time at the venue. */
export function newGameValues(game: BoxScore, { side, timezone }: Pick<Place, 'side' | 'timezone'>) {
  const { venue } = game;
  const time = parseStartTime(venue.start);
  return {
    startsAt: time ? instantAt(venue.date, time, timezone) : null,
    tbd: time === undefined,
    timezone,
    localDate: venue.date,
    location: boxLocation(game) || null,
    locationIndicator: venue.neutral ? ('N' as const) : side === 'home' ? ('H' as const) : ('A' as const),
    designatedHome: venue.neutral && side === 'home',
    siteInferred: !venue.neutral,
    type: typeOf(venue),
    conference: venue.conference,
    doubleheader: game.doubleheader,
    sourceId: game.sourceId || null,
    teamPrefix: rankText(game[side].rank) || null,
    opponentPrefix: rankText(game[other[side]].rank) || null,
  };
}

const typeOf = ({ exhibition, postseason }: BoxScore['venue']): GameRow['type'] =>
  exhibition ? 'E' : postseason ? 'P' : 'R';

/** Values that always come from the box score: score, state and number of periods. */
export function resultValues(game: BoxScore, { side, today, rules }: Pick<Place, 'side' | 'today' | 'rules'>) {
  const { state, stateReason } = stateOf(game, today);
  return {
    ourScore: game[side].score,
    opponentScore: game[other[side]].score,
    periodsPlayed: periodsOf(game, rules),
    state,
    stateReason,
    stateBy: 'feed' as const,
  };
}

/** The periods of a game so far, as its season counts them; null before it starts. */
export const periodsOf = ({ periods, regulationPeriods }: BoxScore, rules: SeasonRules): number | null =>
  periods.length === 0 ? null : periodsInSeason(periods.length, regulationPeriods, rules);

/** Values that a box score adds to a scheduled game: only those missing from the schedule. */
export function missingValues(row: GameRow, game: BoxScore, { side, timezone: zone, collegeZone }: Place): Values {
  const values: Values = timesInZone(row, game, { zone, collegeZone });
  if (row.sourceId === null && game.sourceId) values.sourceId = game.sourceId;
  if (row.doubleheader === 0 && game.doubleheader !== 0) values.doubleheader = game.doubleheader;
  values.teamPrefix = row.teamPrefix ?? (rankText(game[side].rank) || null);
  values.opponentPrefix = row.opponentPrefix ?? (rankText(game[other[side]].rank) || null);
  // a schedule that states no type makes a game of the regular season
  if (game.venue.exhibition && row.type === 'R' && row.scheduleEntry?.['type'] === undefined) values.type = 'E';
  if (row.location === null) values.location = boxLocation(game) || null;
  return values;
}

// a file from yesterday without changes is not a live game
function stateOf(game: BoxScore, today: string): { state: GameState; stateReason: string | null } {
  if (game.complete) return { state: gameState.GameComplete, stateReason: null };
  const days = Temporal.PlainDate.from(game.venue.date).until(today, { largestUnit: 'days' }).days;
  if (days <= 1) return { state: gameState.Live, stateReason: null };
  return { state: gameState.Delayed, stateReason: 'The scorer’s file ends before the game does' };
}
