import { type } from 'arktype';

import { gameStateText } from '../../domain/game-state.ts';
import { usageError } from '../../domain/usage-error.ts';
import { overrideGameStatus, type StatusOverride } from '../../live/ingest/override-game-status.ts';
import type { Command, CommandOption } from '../command.ts';
import { parseOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string',
  id: type('string.integer.parse').to('1 <= number.integer <= 2147483647').describe('the number of a game'),
  'reason?': type('0 < string <= 200').describe('words for readers, at most 200 characters'),
  'to?': type('string.date.iso').narrow(
    (date, ctx) => /^\d{4}-\d\d-\d\d$/.test(date) || ctx.mustBe('a date like 2026-09-12'),
  ),
  'time?': type(/^(?:[01]\d|2[0-3]):[0-5]\d$/).describe('a time at the venue like 19:05'),
});

const reason: CommandOption = { flags: '--reason <text>', description: 'why, as readers see it', required: true };
const day: CommandOption[] = [
  { flags: '--to <date>', description: 'the new day, 2026-09-12; without one the day is open' },
  { flags: '--time <time>', description: 'the new start at the venue, 19:05; to be announced without one' },
];

const gameCommand = (
  action: StatusOverride['action'],
  summary: string,
  options: readonly CommandOption[],
  more = '',
): Command => ({
  words: ['game', action],
  summary,
  argument: { usage: '<id>', description: 'the number of the game, the last part of the address of its game center' },
  options: [tenantOption, ...options],
  examples: [`game ${action} 12 --tenant unc${more}`],
  run: async ({ database, io }, { args, options: given }) => {
    const { tenant: slug, id, reason: why, to, time } = parseOptions(values, { ...given, id: args[0] });
    if (time !== undefined && to === undefined)
      throw usageError('--time is the start time on the new date. Give the date with --to.');
    const tenant = await requireTenant(database.db, slug);
    const override = { action, reason: why ?? null, ...(to !== undefined && { to: { date: to, time } }) };
    const said = await overrideGameStatus(database, { tenantId: tenant.id, gameId: id }, override);
    if ('refused' in said) throw usageError(said.refused);
    const moved = to === undefined ? '' : ` on ${to}${time === undefined ? '' : ` at ${time}`}`;
    io.out(`Game ${id}: ${gameStateText(said.state).toLowerCase()}${moved}`);
    return 0;
  },
});

/** Commands that override a game's status regardless of its schedule and file. */
export const gameCommands: readonly Command[] = [
  gameCommand('delay', 'Say that a game is delayed, until its clock moves on', [reason], ' --reason "Lightning"'),
  gameCommand(
    'postpone',
    'Say that a game is not played on its day, or put it on another',
    [reason, ...day],
    ' --reason "Snow" --to 2026-09-12 --time 19:05',
  ),
  gameCommand('cancel', 'Say that a game is not played', [reason], ' --reason "Snow"'),
  gameCommand('resume', 'Take back what was said of a game', []),
];
