import { commandsOf } from '../content/commands.ts';
import { kinds } from '../content/kinds.ts';
import type { Command } from './command.ts';
import { configSet, configShow } from './commands/config.ts';
import { gameCommands } from './commands/game-commands.ts';
import { importGame } from './commands/import-game.ts';
import { importRoster } from './commands/import-roster.ts';
import { importSchedule } from './commands/import-schedule.ts';
import { livePut } from './commands/live-put.ts';
import { liveReplay } from './commands/live-replay.ts';
import { liveTokenCreate } from './commands/live-token-create.ts';
import { liveTokenList } from './commands/live-token-list.ts';
import { liveTokenRevoke } from './commands/live-token-revoke.ts';
import { liveWatch } from './commands/live-watch.ts';
import { redirectImport } from './commands/redirect-import.ts';
import { sessionEnd } from './commands/session-end.ts';
import { sessionList } from './commands/session-list.ts';
import { tenantChange } from './commands/tenant-change.ts';
import { tenantCreate } from './commands/tenant-create.ts';
import { tenantList } from './commands/tenant-list.ts';
import { tenantShow } from './commands/tenant-show.ts';
import { userCreate } from './commands/user-create.ts';
import { userDisable } from './commands/user-disable.ts';
import { userList } from './commands/user-list.ts';
import { userPassword } from './commands/user-password.ts';
import { countCommands } from './resources/counts.ts';

/** Every command of the program, in the order of its help. */
export const commands: readonly Command[] = [
  tenantCreate,
  tenantChange,
  tenantList,
  tenantShow,
  importGame,
  importRoster,
  importSchedule,
  livePut,
  liveWatch,
  liveReplay,
  ...gameCommands,
  liveTokenCreate,
  liveTokenList,
  liveTokenRevoke,
  ...kinds.flatMap(commandsOf),
  redirectImport,
  ...countCommands,
  configShow,
  configSet,
  userCreate,
  userList,
  userDisable,
  userPassword,
  sessionList,
  sessionEnd,
];

export const commandGroups: Readonly<Record<string, string>> = {
  tenant: 'The colleges of this installation',
  import: 'Bring in games, rosters and schedules',
  story: 'News stories',
  facility: 'Stadiums, gyms and other facilities',
  alert: 'Lines above every page',
  splash: 'Pages over the home page or a sport home',
  takeover: 'Send visitors of a home page elsewhere',
  promotion: 'Campaigns and the places that show them',
  navigation: 'Items of the menus',
  tag: 'Scripts of others',
  redirect: 'Addresses that lead to others',
  game: 'Delayed, postponed and canceled games',
  live: 'Games as they are played',
  config: 'What a college has set up with others',
  user: 'Staff who may see what is hidden',
  session: 'Browsers in which staff are logged in',
};
