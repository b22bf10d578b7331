import { writtenKinds } from '../../content/core-kinds.ts';
import { capitalize } from '../../web/text.ts';
import type { Command, CommandGroup } from '../command.ts';

/** Commands of content groups in addition to those derived from definitions. */
const extraCommands: Readonly<Record<string, () => Promise<Command | readonly Command[]>>> = {
  document: async () => (await import('../commands/document-import-folder.ts')).documentImportFolder,
  form: async () => (await import('../commands/form-commands.ts')).formCommands,
  splash: async () => (await import('../commands/count-commands.ts')).splashClicks,
  game: async () => (await import('../commands/game-commands.ts')).gameCommands,
  opponent: async () => (await import('../commands/opponent-commands.ts')).opponentCommands,
  promotion: async () => (await import('../commands/count-commands.ts')).promotionCounts,
  story: async () => [
    (await import('../commands/story-import.ts')).storyImport,
    (await import('../commands/story-undescribed.ts')).storyUndescribed,
  ],
  podcast: async () => (await import('../commands/podcast-import-rss.ts')).podcastImportRss,
  redirect: async () => (await import('../commands/redirect-import.ts')).redirectImport,
  staff: async () => (await import('../commands/staff-import.ts')).staffImport,
};

/** The groups of commands that are derived from content kinds. */
export const contentGroups: Readonly<Record<string, CommandGroup>> = Object.fromEntries(
  [...Map.groupBy(writtenKinds, ({ group }) => group)].map(([name, ofGroup]) => {
    const description = ofGroup.find(({ about }) => about)?.about ?? capitalize(ofGroup[0]?.plural ?? name);
    const load = async () => {
      const { commandsOf } = await import('./commands.ts');
      const extra = [(await extraCommands[name]?.()) ?? []].flat();
      const derived = ofGroup.flatMap(commandsOf).filter((command) => !extra.some((one) => one.name === command.name));
      return [...derived, ...extra];
    };
    return [name, { description, load }];
  }),
);
