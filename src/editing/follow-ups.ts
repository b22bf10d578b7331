import type { ContentKind } from '../content/define-content.ts';
import { game } from '../content/games/game.ts';
import { season } from '../content/seasons/season.ts';
import type { Db } from '../db/client.ts';
import type { Row } from '../db/content/rows.ts';
import { updateCurrentSeasons } from '../db/current-season.ts';
import { numberFirstGame } from '../db/number-first-game.ts';
import { raiseVersion } from '../db/raise-live-version.ts';
import type { game as games } from '../db/schema/game.ts';

type Change = { before?: Row | undefined; after?: Row | undefined };

/** Changes of other rows that follow from a write of sports data, in its transaction; imports make the same ones. */
export async function followUp(db: Db, kind: ContentKind, tenantId: number, changes: readonly Change[]): Promise<void> {
  if (kind === game)
    for (const { before, after } of changes) {
      if (!after) continue;
      // what readers follow live has a version of its own
      if (before) await raiseVersion(db, tenantId, after.id);
      if (after['doubleheader'] === 2 && before?.['doubleheader'] !== 2)
        await numberFirstGame(db, after as unknown as typeof games.$inferSelect);
    }
  if (kind === season) await updateCurrentSeasons(db, tenantId);
}
