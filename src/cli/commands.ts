import { type Command, commandName } from './command.ts';

type CommandGroup = {
  description: string;
  /** Imports its commands: they load most of the server, which help and usage errors of other groups do without. */
  load: () => Promise<readonly Command[]>;
};

/** Every command of the program, in the order of its help. */
export const commandGroups: Readonly<Record<string, CommandGroup>> = {
  tenant: {
    description: 'The colleges of this installation',
    load: async () => [
      (await import('./commands/tenant-create.ts')).tenantCreate,
      (await import('./commands/tenant-change.ts')).tenantChange,
      (await import('./commands/tenant-list.ts')).tenantList,
      (await import('./commands/tenant-show.ts')).tenantShow,
    ],
  },
  import: {
    description: 'Bring in games, rosters and schedules',
    load: async () => [
      (await import('./commands/import-game.ts')).importGame,
      (await import('./commands/import-roster.ts')).importRoster,
      (await import('./commands/import-schedule.ts')).importSchedule,
    ],
  },
  story: { description: 'News stories', load: () => contentCommands('story') },
  facility: { description: 'Stadiums, gyms and other facilities', load: () => contentCommands('facility') },
  alert: { description: 'Lines above every page', load: () => contentCommands('alert') },
  splash: {
    description: 'Pages over the home page or a sport home',
    load: async () => [...(await contentCommands('splash')), (await import('./resources/counts.ts')).splashClicks],
  },
  takeover: { description: 'Send visitors of a home page elsewhere', load: () => contentCommands('takeover') },
  promotion: {
    description: 'Campaigns and the places that show them',
    load: async () => [
      ...(await contentCommands('promotion')),
      (await import('./resources/counts.ts')).promotionImpressions,
    ],
  },
  navigation: { description: 'Items of the menus', load: () => contentCommands('navigation') },
  tag: { description: 'Scripts of others', load: () => contentCommands('tag') },
  redirect: {
    description: 'Addresses that lead to others',
    load: async () => [
      ...(await contentCommands('redirect')),
      (await import('./commands/redirect-import.ts')).redirectImport,
    ],
  },
  game: {
    description: 'Delayed, postponed and canceled games',
    load: async () => (await import('./commands/game-commands.ts')).gameCommands,
  },
  live: {
    description: 'Games as they are played',
    load: async () => [
      (await import('./commands/live-put.ts')).livePut,
      (await import('./commands/live-watch.ts')).liveWatch,
      (await import('./commands/live-replay.ts')).liveReplay,
      (await import('./commands/live-token-create.ts')).liveTokenCreate,
      (await import('./commands/live-token-list.ts')).liveTokenList,
      (await import('./commands/live-token-revoke.ts')).liveTokenRevoke,
    ],
  },
  config: {
    description: 'What a college has set up with others',
    load: async () => {
      const { configSet, configShow } = await import('./commands/config.ts');
      return [configShow, configSet];
    },
  },
  user: {
    description: 'Staff who may see what is hidden',
    load: async () => [
      (await import('./commands/user-create.ts')).userCreate,
      (await import('./commands/user-list.ts')).userList,
      (await import('./commands/user-disable.ts')).userDisable,
      (await import('./commands/user-password.ts')).userPassword,
    ],
  },
  session: {
    description: 'Browsers in which staff are logged in',
    load: async () => [
      (await import('./commands/session-list.ts')).sessionList,
      (await import('./commands/session-end.ts')).sessionEnd,
    ],
  },
};

async function contentCommands(group: string): Promise<Command[]> {
  const { commandsOf } = await import('../content/commands.ts');
  const { kinds } = await import('../content/kinds.ts');
  return kinds.filter((kind) => kind.group === group).flatMap(commandsOf);
}

/** The commands of the groups that are among the words of a command line. */
export async function loadCommands(words: readonly string[]): Promise<Command[]> {
  const groups = Object.entries(commandGroups).filter(([name]) => words.includes(name));
  return (await Promise.all(groups.map(([, { load }]) => load()))).flat();
}

export async function findCommand(name: string): Promise<Command | undefined> {
  return (await loadCommands(name.split(' '))).find((command) => commandName(command) === name);
}
