import { type } from 'arktype';

import { gameStateText } from '../../domain/game-state.ts';
import { overrideGameStatus, type StatusOverride } from '../../live/ingest/override-game-status.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command, CommandOption } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
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
  run: async ({ database, io }, { args, options }) => {
    const { tenant: slug, id, reason: text, to, time } = parseOptions(values, { ...options, id: args[0] });
    if (time !== undefined && to === undefined)
      throw usageError('--time is the start time on the new date. Give the date with --to.');
    const tenant = await requireTenant(database.db, slug);
    const override = { action, reason: text ?? null, ...(to !== undefined && { to: { date: to, time } }) };
    const result = await overrideGameStatus(database, { tenantId: tenant.id, gameId: id }, override);
    if ('refused' in result) throw usageError(result.refused);
    const moved = to === undefined ? '' : ` on ${to}${time === undefined ? '' : ` at ${time}`}`;
    io.out(`Game ${id}: ${gameStateText(result.state).toLowerCase()}${moved}`);
    return 0;
  },
});

/** Commands that override the status of a game over its schedule and files. */
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
];
