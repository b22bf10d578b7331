import { type } from 'arktype';

import type { CommandOption } from './command.ts';
import { tenantOption } from './options.ts';

/** Options of the commands that send snapshots of a game, and their schema. */
export const liveOptions: readonly CommandOption[] = [
  tenantOption,
  { flags: '--game <id>', description: 'the game it has to be of; else the file says which' },
  { flags: '--as <team>', description: "which team is the college's own: H, V or the team's name in the file" },
  { flags: '--sport <slug>', description: 'the sport, where the file does not tell men from women' },
  { flags: '--doubleheader <number>', description: 'game 1 or 2 of a doubleheader, where the file does not tell' },
  { flags: '--add', description: 'put a game on the schedule that is on none' },
  { flags: '--early', description: 'take plays long before the start of the game for no practice' },
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
