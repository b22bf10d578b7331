import { and, eq, ne } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { numberFirstGame } from '../../db/number-first-game.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import type { GameType } from '../../domain/game.ts';
import type { Side } from '../../domain/side.ts';
import { importRefusal } from '../refusal.ts';
import type { GameRow } from './match-game.ts';

/** Facts about a game that the user supplies in addition to its file. An absent flag leaves the game as it is. */
export type GameFlags = {
  /** H, V or a team's name, if the college's own name is ambiguous. */
  as?: string | undefined;
  /** Sport slug, if the file does not distinguish men's from women's. */
  sport?: string | undefined;
  /** Number of the game in a doubleheader. */
  doubleheader?: 1 | 2 | undefined;
  /** Whether the site was neutral. */
  neutral?: boolean | undefined;
  /** Whether it is a conference game. */
  conference?: boolean | undefined;
  type?: GameType | undefined;
};

type Values = Partial<GameRow>;

/** Saves the flags of a game. Throws an `ImportRefusal` if another game already has that doubleheader number. */
export async function applyFlags(db: Db, row: GameRow, flags: GameFlags, side: Side): Promise<GameRow> {
  const wanted = flagValues(flags, side);
  const changed = Object.entries(wanted).filter(([field, value]) => Reflect.get(row, field) !== value);
  if (changed.length === 0) return row;
  if (wanted.doubleheader !== undefined) await refuseTakenNumber(db, row, wanted.doubleheader);
  const values: Values = Object.fromEntries(changed);
  const isMoved = 'locationIndicator' in values;
  const [updated] = await db
    .update(gameTable)
    .set({ ...values, sequence: row.sequence + (isMoved ? 1 : 0), updatedAt: new Date().toISOString() })
    .where(matching(gameTable, { tenantId: row.tenantId, id: row.id }))
    .returning();
  if (!updated) throw new Error(`Game ${row.id} was not written`);
  if (values.doubleheader === 2) await numberFirstGame(db, updated);
  return updated;
}

function flagValues({ doubleheader, neutral, conference, type }: GameFlags, side: Side): Values {
  const ownSite = side === 'home' ? ('H' as const) : ('A' as const);
  return {
    ...(doubleheader !== undefined && { doubleheader }),
    ...(neutral !== undefined && {
      locationIndicator: neutral ? ('N' as const) : ownSite,
      designatedHome: neutral && side === 'home',
      siteInferred: false,
    }),
    ...(conference !== undefined && { conference }),
    ...(type !== undefined && { type }),
  };
}

async function refuseTakenNumber(db: Db, row: GameRow, doubleheader: number): Promise<void> {
  if (row.opponentId === null) return;
  const [other] = await db
    .select({ id: gameTable.id })
    .from(gameTable)
    .where(
      and(
        eq(gameTable.tenantId, row.tenantId),
        eq(gameTable.sportId, row.sportId),
        eq(gameTable.opponentId, row.opponentId),
        eq(gameTable.localDate, row.localDate),
        eq(gameTable.doubleheader, doubleheader),
        ne(gameTable.id, row.id),
      ),
    );
  if (!other) return;
  throw importRefusal(
    `Game ${other.id} is already game ${doubleheader} of that day's doubleheader, so game ${row.id} of this file cannot have the same number. Change the number of game ${other.id} first.`,
  );
}
