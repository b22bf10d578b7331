import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Command, CommandDefinition, CommandGroup, GroupDefinition } from './command.ts';

type CommandGroups = Readonly<Record<string, CommandGroup>>;

/** Groups before and after those of content kinds in the help. */
const firstGroups: CommandGroups = {
  tenant: {
    description: 'Colleges of this installation',
    load: async () => [
      (await import('./commands/tenant-create.ts')).tenantCreate,
      (await import('./commands/tenant-change.ts')).tenantChange,
      (await import('./commands/tenant-list.ts')).tenantList,
      (await import('./commands/tenant-show.ts')).tenantShow,
      (await import('./commands/tenant-history.ts')).tenantHistory,
      ...(await import('./commands/tenant-transfer.ts')).tenantTransfer,
    ],
  },
  import: {
    description: 'Import games, rosters, schedules, season statistics and standings; take imports back',
    load: async () => [
      (await import('./commands/import-game.ts')).importGame,
      (await import('./commands/import-roster.ts')).importRoster,
      (await import('./commands/import-schedule.ts')).importSchedule,
      (await import('./commands/import-season.ts')).importSeason,
      (await import('./commands/import-standings.ts')).importStandings,
      (await import('./commands/history-commands.ts')).importUndo,
    ],
  },
  history: {
    description: 'What was written when, by whom and how',
    load: async () => (await import('./commands/history-commands.ts')).historyCommands,
  },
  sport: {
    description: 'Settings of sports: accounts, tickets and the opponent history',
    load: async () => (await import('./commands/sport-commands.ts')).sportCommands,
  },
  person: {
    description: 'Players, coaches and staff across seasons: merging',
    load: async () => (await import('./commands/person-commands.ts')).personCommands,
  },
  stats: {
    description: 'Season statistics',
    load: async () => {
      const { statsReconcile } = await import('./commands/stats-reconcile.ts');
      const { statsMinimumsList, statsMinimumsSet } = await import('./commands/stats-minimums.ts');
      return [statsReconcile, statsMinimumsList, statsMinimumsSet];
    },
  },
};

const lastGroups: CommandGroups = {
  live: {
    description: 'Live games',
    load: async () => [
      (await import('./commands/live-put.ts')).livePut,
      (await import('./commands/live-watch.ts')).liveWatch,
      (await import('./commands/live-token-create.ts')).liveTokenCreate,
      (await import('./commands/live-token-list.ts')).liveTokenList,
      (await import('./commands/live-token-revoke.ts')).liveTokenRevoke,
    ],
  },
  mail: {
    description: 'Mail outbox',
    load: async () => (await import('./commands/mail-commands.ts')).mailCommands,
  },
  subscriber: {
    description: 'Subscribers of the mailing list',
    load: async () => (await import('./commands/subscriber-commands.ts')).subscriberCommands,
  },
  push: {
    description: 'Score notifications',
    load: async () => (await import('./commands/push-commands.ts')).pushCommands,
  },
  order: {
    description: 'Orders, payments and refunds',
    load: async () => (await import('./commands/order-commands.ts')).orderCommands,
  },
  file: {
    description: 'Stored documents, recordings and clips',
    load: async () => [(await import('./commands/file-prune.ts')).filePrune],
  },
  backup: {
    description: 'Backups of the whole installation',
    load: async () => (await import('./commands/backup-commands.ts')).backupCommands,
  },
  storage: {
    description: 'Store of documents, recordings and clips: disk or object store',
    load: async () => (await import('./commands/storage-commands.ts')).storageCommands,
  },
  config: {
    description: 'Third-party services of a college',
    load: async () => {
      const { configSet, configShow } = await import('./commands/config.ts');
      return [configShow, configSet];
    },
  },
  user: {
    description: 'Staff accounts and their roles',
    load: async () => [
      (await import('./commands/user-create.ts')).userCreate,
      (await import('./commands/user-list.ts')).userList,
      (await import('./commands/user-disable.ts')).userDisable,
      (await import('./commands/user-password.ts')).userPassword,
      (await import('./commands/user-factor-remove.ts')).userFactorRemove,
      (await import('./commands/user-logins.ts')).userLogins,
      ...(await import('./commands/user-roles.ts')).userRoles,
    ],
  },
  token: {
    description: 'Tokens with which programs use the API for an account',
    load: async () => (await import('./commands/token-commands.ts')).tokenCommands,
  },
  session: {
    description: 'Sessions of logged-in staff',
    load: async () => [
      (await import('./commands/session-list.ts')).sessionList,
      (await import('./commands/session-end.ts')).sessionEnd,
    ],
  },
  server: {
    description: 'Server processes, which confirm what is withdrawn',
    load: async () => (await import('./commands/server-commands.ts')).serverCommands,
  },
};

/** Commands of equipment beside `src`, by name. An installation may leave it out, and the server never runs it. */
const equipment: Readonly<Record<string, string>> = { 'live replay': 'replay/live-replay.ts' };

async function loadEquipment(name: string): Promise<Command | undefined> {
  const file = equipment[name];
  if (file === undefined || !existsSync(file)) return undefined;
  const module: { command: Command } = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
  return module.command;
}

/** Those of content kinds, whose definitions take longer to load than most commands. */
const loadContentGroups = async (): Promise<CommandGroups> => (await import('./content/groups.ts')).contentGroups;

/** Every group of commands, in the order of the help. */
export const loadGroups = async (): Promise<CommandGroups> => ({
  ...firstGroups,
  ...(await loadContentGroups()),
  ...lastGroups,
});

async function loadCommands(group: string, { load }: CommandGroup): Promise<Command[]> {
  const names = Object.keys(equipment).filter((name) => name.startsWith(`${group} `));
  const further = await Promise.all(names.map(loadEquipment));
  return [...(await load()), ...further.filter((command) => command !== undefined)];
}

export async function findCommand(name: string): Promise<Command | undefined> {
  const [group = ''] = name.split(' ');
  const found = firstGroups[group] ?? lastGroups[group] ?? (await loadContentGroups())[group];
  const commands = await found?.load();
  return commands?.find((command) => command.name === name) ?? loadEquipment(name);
}

/** The definitions of all commands, from the commands themselves. */
export async function describeCommands(): Promise<GroupDefinition[]> {
  return Promise.all(
    Object.entries(await loadGroups()).map(async ([name, group]) => ({
      name,
      description: group.description,
      commands: (await loadCommands(name, group)).map(toDefinition),
    })),
  );
}

const toDefinition = (command: Command): CommandDefinition => {
  const { name, summary, argument, options, readsPassword, isLong, examples } = command;
  return {
    name,
    summary,
    ...(argument && { argument }),
    options,
    ...(readsPassword && { readsPassword }),
    ...(isLong && { isLong }),
    ...('runLocal' in command && { isLocal: true }),
    examples,
  };
};
