import { createHash } from 'node:crypto';

import type { CollegeRows } from './college-rows.ts';

/** Adds two imported files of the last football game: the second moves a tackle to another player. */
export function addCorrections(college: CollegeRows): void {
  const box = college.rows.boxScore.findLast(({ family }) => family === 'football');
  const players = college.rows.boxPlayer.filter(
    ({ gameId, side, stats }) => gameId === box?.gameId && side === box?.ourSide && stats.defense,
  );
  const [first, second] = players;
  if (!box || !first || !second) return;
  const addFile = (fileName: string, facts: object, importedAt: string) => {
    const bytes = Buffer.from(`${JSON.stringify(facts)}\n`);
    return college.add('importedFile', {
      gameId: box.gameId,
      fileName,
      format: 'sample',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      warnings: [],
      importedAt,
    });
  };
  addFile('football-final.json', { game: box.gameId, version: 1 }, college.now);
  const importedFileId = addFile('football-final-corrected.json', { game: box.gameId, version: 2 }, college.now);
  box.importedFileId = importedFileId;
  for (const [player, change] of [
    [first, -1],
    [second, 1],
  ] as const) {
    const after = Number(player.stats.defense?.tackles ?? 0);
    college.add('correction', {
      gameId: box.gameId,
      importedFileId,
      field: `${box.ourSide} ${player.lastName}, ${player.firstName}: defense.tackles`,
      before: String(after - change),
      after: String(after),
      correctedAt: college.now,
    });
  }
}
