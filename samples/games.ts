import type { GameMedia } from '../src/domain/game.ts';
import { gameState } from '../src/domain/game-state.ts';
import { instantAt } from '../src/domain/local-time.ts';
import { daysBetween } from './calendar.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import schools from './opponents.json' with { type: 'json' };
import type { Opponent } from './opponents.ts';
import { at, createRandom, type Random } from './random.ts';
import type { Slot } from './schedule/slot.ts';
import { simulateScore } from './simulate/simulate-score.ts';
import type { SportKind } from './sport-kind.ts';

type GameRow = RowOf<'game'>;
type HomeVenue = { id: number; city: string; timezone: string };

export type Season = {
  kind: SportKind;
  sportId: number;
  seasonId: number;
  opponents: readonly Opponent[];
  home: HomeVenue;
  neutral: HomeVenue;
  /** Strength relative to the average opponent, from −1 to 1. */
  strength: number;
  today: string;
  media: GameMedia;
};

const indoor = new Set(['basketball', 'volleyball', 'icehockey']);

/** Simulates a game, adds its box score and returns the score. */
export type Play = (
  row: GameRow,
  slot: Slot,
  edge: number,
  random: Random,
) => { us: number; them: number; periods: number | null };

/** Adds a game; one before today is final. */
export function addGame(
  college: CollegeRows,
  season: Season,
  slot: Slot,
  play: Play | undefined,
  change: Partial<GameRow> = {},
): GameRow {
  const { kind, opponents, today } = season;
  const past = slot.date < today;
  // the opponents of a bracket are known a few days before the tournament
  const unnamed = slot.conferenceTournament && slot.field === undefined && daysBetween(today, slot.date) > 5;
  const opponent = slot.school === undefined || unnamed ? undefined : at(opponents, slot.school);
  const place = whereOf(season, slot, opponent);
  const tbd =
    !slot.time ||
    unnamed ||
    (!past && slot.type === 'R' && daysBetween(today, slot.date) > (kind.family === 'football' ? 8 : 75));
  const id = college.add('game', {
    sportId: season.sportId,
    seasonId: season.seasonId,
    opponentId: opponent?.id ?? null,
    opponentPrefix: opponent ? rankOf(slot.school ?? 0, season) : null,
    title: opponent ? null : unnamed && slot.title ? `To be determined (${slot.title})` : (slot.title ?? null),
    startsAt: tbd || !slot.time ? null : instantAt(slot.date, slot.time, place.timezone),
    timezone: place.timezone,
    localDate: slot.date,
    localEndDate: slot.endDate ?? null,
    tbd: tbd && slot.field === undefined,
    allDay: slot.field !== undefined && !slot.time,
    location: place.city,
    venueId: place.id,
    locationIndicator: slot.at,
    designatedHome: slot.at === 'N' && slot.date.endsWith('1'),
    type: slot.type,
    conference: slot.conference,
    conferenceTournament: slot.conferenceTournament,
    tournament: slot.tournament ?? null,
    doubleheader: slot.doubleheader,
    state: gameState.Scheduled,
    media: slot.at === 'A' ? { statsUrl: 'https://stats.example.org/live' } : season.media,
    promotion: promotionOf(season, slot),
    sourceId: null,
    sequence: 0,
    ...change,
  });
  const row = college.rows.game[id - 1];
  if (!row) throw new Error(`Game ${id} was not added`);
  if (past && row.state === gameState.Scheduled) finish(row, season, slot, play);
  return row;
}

const promotions = [
  'Poster night',
  'Youth jersey day',
  'Wear white',
  'Alumni reunion',
  'First 500 fans receive a scarf',
  'Canned food drive',
];

/** What the college offers at some of its home games. */
function promotionOf({ kind, media }: Season, { at: place, date }: Slot): string | null {
  // a college without broadcasts and tickets has no promotions
  if (place !== 'H' || Object.keys(media).length === 0) return null;
  const random = createRandom(`${kind.slug} ${date} promotion`);
  return random.chance(0.25) ? random.pick(promotions) : null;
}

function whereOf({ kind, home, neutral }: Season, slot: Slot, opponent: Opponent | undefined): HomeVenue {
  if (slot.at === 'H') return home;
  if (slot.at === 'N' || slot.school === undefined || !opponent) return neutral;
  const { town, state, timezone } = at(schools, slot.school);
  return { id: indoor.has(kind.family) ? opponent.arenaId : opponent.venueId, city: `${town}, ${state}`, timezone };
}

function finish(row: GameRow, season: Season, slot: Slot, play: Play | undefined): void {
  const random = createRandom(`${season.kind.slug} ${row.localDate} ${row.doubleheader} ${row.opponentId}`);
  row.state = gameState.GameComplete;
  if (slot.field !== undefined) {
    row.placing = placing(Math.min(slot.field, 1 + Math.floor(random.next() ** 1.5 * slot.field)), slot.field);
    return;
  }
  const edge = Math.max(
    -0.9,
    Math.min(
      0.9,
      season.strength - schoolStrength(slot.school ?? 0, season.kind) + { H: 0.12, A: -0.12, N: 0 }[slot.at],
    ),
  );
  if (play) {
    const { us, them, periods } = play(row, slot, edge, random);
    Object.assign(row, { ourScore: us, opponentScore: them, periodsPlayed: periods, gameCenterEnabled: true });
  } else {
    const { us, them } = simulateScore(season.kind.family, edge, random);
    Object.assign(row, {
      ourScore: us,
      opponentScore: them,
      periodsPlayed: season.kind.family === 'volleyball' ? us + them : season.kind.rules.periods,
    });
  }
}

/** Strength of a school in a sport, the same in every season and for both colleges. */
export function schoolStrength(school: number, kind: SportKind): number {
  return createRandom(`${kind.slug} strength ${school}`).normal(0, 0.3);
}

/** The rank of a school: the best are ranked, the next receive votes (RV). */
function rankOf(school: number, { kind, seasonId }: Season): string | null {
  const strength = schoolStrength(school, kind);
  if (strength > 0.42) return `No. ${createRandom(`rank ${seasonId} ${school}`).int(2, 25)}`;
  return strength > 0.38 ? 'RV' : null;
}

function placing(place: number, field: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th');
  return `${place}${ending} of ${field}`;
}
