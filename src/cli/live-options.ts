import { type } from 'arktype';

import type { CommandOption } from './command.ts';
import { tenantOption } from './options.ts';

/** Options of the commands that send snapshots of a live game, and their schema. */
export const liveOptions: readonly CommandOption[] = [
  tenantOption,
  { flags: '--game <id>', description: 'number of the game (default: found by date and opponent)' },
  { flags: '--as <team>', description: "which team is the college's own: H, V or the team's name in the file" },
  { flags: '--sport <slug>', description: 'the sport, if the file does not distinguish men and women' },
  { flags: '--doubleheader <number>', description: 'game 1 or 2 of a doubleheader, if the file does not say' },
  { flags: '--add', description: 'add the game to the schedule if it is missing' },
  { flags: '--early', description: 'accept plays more than 30 minutes before the scheduled start' },
];

export const liveValues = type({
  tenant: 'string > 0',
  'game?': type(/^[1-9]\d{0,8}$/).describe('the number of a game'),
  'as?': 'string > 0',
  'sport?': 'string > 0',
  'doubleheader?': type("'1' | '2'").describe('1 or 2'),
  'add?': 'boolean',
  'early?': 'boolean',
});
