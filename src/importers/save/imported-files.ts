import { createHash } from 'node:crypto';

import { desc } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { boxScore, correction, importedFile } from '../../db/schema/box-score.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import type { Correction } from '../../domain/correction.ts';
import { plainName } from '../plain-name.ts';
import type { GameRow } from './match-game.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The latest import of identical bytes into a game. */
export async function findSameFile(
  db: Db,
  tenantId: number,
  gameId: number,
  bytes: Uint8Array,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: importedFile.id })
    .from(importedFile)
    .where(matching(importedFile, { tenantId, gameId, sha256: sha256(bytes) }))
    .orderBy(desc(importedFile.id))
    .limit(1);
  return row;
}

/** The game whose box score was saved from identical bytes. */
export async function findGameOfFile(db: Db, tenantId: number, bytes: Uint8Array): Promise<GameRow | undefined> {
  const [row] = await db
    .select({ game: gameTable })
    .from(importedFile)
    .innerJoin(boxScore, matching(boxScore, { tenantId: importedFile.tenantId, importedFileId: importedFile.id }))
    .innerJoin(gameTable, matching(gameTable, { tenantId: boxScore.tenantId, id: boxScore.gameId }))
    .where(matching(importedFile, { tenantId, sha256: sha256(bytes) }))
    .limit(1);
  return row?.game;
}

/** Stores a file with its warnings and returns its id. */
export async function storeFile(
  db: Db,
  tenantId: number,
  gameId: number,
  file: { name: string; bytes: Uint8Array },
  { format, warnings }: { format: string; warnings: string[] },
): Promise<number> {
  const id = await reserveIds(db, tenantId, 'importedFile');
  await db.insert(importedFile).values({
    tenantId,
    id,
    gameId,
    fileName: plainName(file.name),
    format,
    sha256: sha256(file.bytes),
    bytes: file.bytes,
    warnings,
  });
  return id;
}

/** Records the figures that a later file changed. */
export async function storeCorrections(
  db: Db,
  tenantId: number,
  gameId: number,
  importedFileId: number,
  corrections: readonly Correction[],
): Promise<void> {
  if (corrections.length === 0) return;
  const first = await reserveIds(db, tenantId, 'correction', corrections.length);
  const rows = corrections.map((change, index) => ({ tenantId, id: first + index, gameId, importedFileId, ...change }));
  for (let start = 0; start < rows.length; start += 1000)
    await db.insert(correction).values(rows.slice(start, start + 1000));
}
