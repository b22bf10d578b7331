import type { Command } from './command.ts';
import { importGame } from './commands/import-game.ts';
import { importRoster } from './commands/import-roster.ts';
import { importSchedule } from './commands/import-schedule.ts';
import { tenantCreate } from './commands/tenant-create.ts';
import { tenantList } from './commands/tenant-list.ts';
import { tenantShow } from './commands/tenant-show.ts';

/** Every command of the program, in the order of its help. */
export const commands: readonly Command[] = [
  tenantCreate,
  tenantList,
  tenantShow,
  importGame,
  importRoster,
  importSchedule,
];

export const commandGroups: Readonly<Record<string, string>> = {
  tenant: 'The colleges of this installation',
  import: 'Bring in games, rosters and schedules',
};
