import { type } from 'arktype';
import { and, eq, inArray } from 'drizzle-orm';

import { game } from '../../content/games/game.ts';
import { announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { selectRows } from '../../db/content/rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game as games } from '../../db/schema/game.ts';
import { gameStateText } from '../../domain/game-state.ts';
import { recordChanges } from '../../editing/audit.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { overrideGameStatus, type StatusOverride } from '../../live/ingest/override-game-status.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command, CommandOption } from '../command.ts';
import { mergeGame } from '../merging/merge-game.ts';
import { dryRunOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string',
  id: type('string.integer.parse').to('1 <= number.integer <= 2147483647').describe('the number of a game'),
  'reason?': type('0 < string <= 200').describe('text of at most 200 characters'),
  'to?': type('string.date.iso').narrow(
    (date, ctx) => /^\d{4}-\d\d-\d\d$/.test(date) || ctx.mustBe('a date like 2026-09-12'),
  ),
  'time?': type(/^(?:[01]\d|2[0-3]):[0-5]\d$/).describe('a time at the venue like 19:05'),
});

const reason: CommandOption = { flags: '--reason <text>', description: 'reason shown to readers', required: true };
const day: CommandOption[] = [
  { flags: '--to <date>', description: 'new date, such as 2026-09-12 (default: to be announced)' },
  { flags: '--time <time>', description: 'new start time at the venue, such as 19:05 (default: to be announced)' },
];

const gameCommand = (
  action: StatusOverride['action'],
  summary: string,
  options: readonly CommandOption[],
  more = '',
): Command => ({
  name: `game ${action}`,
  summary,
  argument: { usage: '<id>', description: 'number of the game, the last part of its game center URL' },
  options: [tenantOption, ...options],
  examples: [`game ${action} 12 --tenant unc${more}`],
  run: async ({ database, io, actor }, { args, options }) => {
    const { tenant: slug, id, reason: text, to, time } = parseOptions(values, { ...options, id: args[0] });
    if (time !== undefined && to === undefined)
      throw usageError('--time is the start time on the new date. Give the date with --to.');
    const tenant = await requireTenant(database.db, slug);
    const override = { action, reason: text ?? null, ...(to !== undefined && { to: { date: to, time } }) };
    const [before] = await findGame(database.db, tenant.id, id);
    const record = async (db: Db) => {
      const [after] = await findGame(db, tenant.id, id);
      await recordChanges(db, game, [{ action: 'change', before, after }], { actor, now: Temporal.Now.instant() });
    };
    const result = await overrideGameStatus(database, { tenantId: tenant.id, gameId: id }, override, record);
    if ('refused' in result) throw usageError(result.refused);
    const moved = to === undefined ? '' : ` on ${to}${time === undefined ? '' : ` at ${time}`}`;
    io.out(`Game ${id}: ${gameStateText(result.state).toLowerCase()}${moved}`);
    return 0;
  },
});

const findGame = (db: Db, tenantId: number, id: number) => selectRows(db, game, tenantId, { where: eq(games.id, id) });

const gameMerge: Command = {
  name: 'game merge',
  summary: 'Make two games one: box score, stories and all else of one become those of the other',
  argument: { usage: '<id>', description: 'number of the game that is a double, and is removed' },
  options: [
    tenantOption,
    { flags: '--into <number>', description: 'the game that remains, with its date and opponent', required: true },
    dryRunOption,
  ],
  examples: ['game merge 31 --into 12 --tenant unc --dry-run', 'game merge 31 --into 12 --tenant unc'],
  run: forCollege(async ({ database, tenant, actor, args: [id], options, dryRun }) =>
    inTransaction(database, dryRun, async (db) => {
      await lockTenant(db, tenant.id);
      await recordRows(db, tenant.id);
      const numbers = parseOptions(type({ id: rowNumber, into: rowNumber }), { id, into: options['into'] });
      const from = await requireGame(db, tenant.id, numbers.id);
      const into = await requireGame(db, tenant.id, numbers.into);
      if (from.id === into.id) throw usageError(`Game ${from.id} cannot be merged into itself.`);
      if (from.sportId !== into.sportId)
        throw usageError(`Games ${from.id} and ${into.id} are of two sports, so they are not one.`);
      const scored = await db
        .select({ gameId: boxScore.gameId })
        .from(boxScore)
        .where(and(eq(boxScore.tenantId, tenant.id), inArray(boxScore.gameId, [from.id, into.id])));
      if (scored.length === 2)
        throw usageError(
          `Games ${from.id} and ${into.id} both have a box score. If they are one game, remove one of them: game remove ${from.id}`,
        );
      await mergeGame(db, { from, into, actor });
      await announceWithdrawal(db, tenant.id, 'content');
      return [`game ${from.id} (${from.localDate}) is now game ${into.id} (${into.localDate})`];
    }),
  ),
};

async function requireGame(db: Db, tenantId: number, id: number): Promise<typeof games.$inferSelect> {
  const [row] = await db.select().from(games).where(matching(games, { tenantId, id }));
  if (!row) throw usageError(`There is no game ${id}. The numbers are in: game list`);
  return row;
}

/** Commands that override the status of a game over its schedule and files, and that merge games. */
export const gameCommands: readonly Command[] = [
  gameCommand('delay', 'Mark a game as delayed until its clock moves', [reason], ' --reason "Lightning"'),
  gameCommand(
    'postpone',
    'Postpone a game, with or without a new date',
    [reason, ...day],
    ' --reason "Snow" --to 2026-09-12 --time 19:05',
  ),
  gameCommand('cancel', 'Cancel a game', [reason], ' --reason "Snow"'),
  gameCommand('resume', 'Undo a delay, postponement or cancellation', []),
  gameMerge,
];
