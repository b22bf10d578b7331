import type { BoxPlayer, BoxScore } from '../domain/box-score.ts';
import type { Side } from '../domain/side.ts';
import type * as table from './schema/box-score.ts';
import type { gameDetail } from './schema/game.ts';

type Insert = {
  boxScore: typeof table.boxScore.$inferInsert;
  gameDetail: typeof gameDetail.$inferInsert;
  periods: (typeof table.boxPeriod.$inferInsert)[];
  teams: (typeof table.boxTeam.$inferInsert)[];
  players: (typeof table.boxPlayer.$inferInsert)[];
  plays: (typeof table.boxPlay.$inferInsert)[];
  scoring: (typeof table.boxScoring.$inferInsert)[];
  drives: (typeof table.boxDrive.$inferInsert)[];
  penalties: (typeof table.boxPenalty.$inferInsert)[];
  officials: (typeof table.boxOfficial.$inferInsert)[];
};

type Place = {
  tenantId: number;
  gameId: number;
  ourSide: Side;
  importedFileId?: number | null;
  /** The roster row of a player, when known; called for players of our side only. */
  rosterPlayerIdOf?: (player: BoxPlayer) => number | undefined;
};

const sides = ['home', 'away'] as const;

/** The rows of one box score, by table. Lists are numbered from 1; nothing is written. */
export function boxScoreRows(box: BoxScore, place: Place): Insert {
  const key = { tenantId: place.tenantId, gameId: place.gameId };
  const numbered = <Item extends object>(items: readonly Item[]) =>
    items.map((item, index) => ({ ...key, seq: index + 1, ...item }));
  return {
    boxScore: {
      ...key,
      family: box.family,
      ourSide: place.ourSide,
      regulationPeriods: box.regulationPeriods,
      periodMinutes: box.periodMinutes ?? null,
      overtimeMinutes: box.overtimeMinutes ?? null,
      complete: box.complete,
      period: box.period,
      clock: box.clock,
      importedFileId: place.importedFileId ?? null,
    },
    gameDetail: { ...key, ...detailOf(box) },
    periods: box.periods.map((period) => ({ ...key, ...period })),
    teams: sides.map((side) => ({ ...key, side, ...teamOf(box, side) })),
    players: sides.flatMap((side) =>
      box[side].players.map((player, index) => ({
        ...key,
        seq: index + 1,
        ...player,
        side,
        rosterPlayerId: side === place.ourSide ? (place.rosterPlayerIdOf?.(player) ?? null) : null,
      })),
    ),
    plays: numbered(box.plays).map(({ score, side, ...play }) => ({
      ...play,
      side: side ?? null,
      homeScore: score?.home ?? null,
      awayScore: score?.away ?? null,
    })),
    scoring: numbered(box.scoring).map(({ score, ...entry }) => ({
      ...entry,
      homeScore: score.home,
      awayScore: score.away,
    })),
    drives: numbered(box.drives),
    penalties: numbered(box.penalties),
    officials: numbered(box.officials),
  };
}

function teamOf(box: BoxScore, side: Side) {
  const { players: _, ...team } = box[side];
  return team;
}

function detailOf({ venue }: BoxScore) {
  return {
    stadium: venue.stadium || null,
    location: venue.location || null,
    attendance: venue.attendance ?? null,
    durationMinutes: venue.duration ?? null,
    start: venue.start || null,
    end: venue.end || null,
    weather: venue.weather || null,
    temperature: venue.temperature || null,
    wind: venue.wind || null,
    notes: venue.notes,
  };
}
