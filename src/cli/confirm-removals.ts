import type { Db } from '../db/client.ts';
import { awaitConfirmations, lastWithdrawal, withdrawnSince } from '../db/confirmations.ts';
import type { CommandContext } from './command.ts';

/**
 * Runs a command, then waits until no process and no shared cache has copies of what it withdrew (docs/decisions/068-withdrawals.md).
 * Resolves with why some may remain.
 */
export async function confirmRemovals<Result>(
  db: Db,
  run: () => Promise<Result>,
  purge: CommandContext['purge'],
): Promise<{ result: Result; problems: string[] }> {
  const before = await lastWithdrawal(db);
  const result = await run();
  const withdrawn = await withdrawnSince(db, before);
  if (withdrawn.length === 0) return { result, problems: [] };
  const { missing, problems, isNobodyServing } = await awaitConfirmations(db);
  // otherwise the processes purge, with their settings
  const failure = isNobodyServing ? await purge?.(withdrawn) : undefined;
  return { result, problems: [...missing, ...problems, ...(failure ? [failure] : [])] };
}

export const remainingCopies = (problems: readonly string[]): string =>
  [
    'The change is stored, but copies of what was withdrawn may still be served:',
    ...problems.map((problem) => `  ${problem}`),
    'They remove these copies as soon as they respond again; until then, stop them to be sure.',
    'A machine that is lost for good: npm run cli -- server forget MACHINE',
  ].join('\n');
