import type { SportFamily } from '../domain/sport-family.ts';
import type { readPodcastFeed } from './podcast/read-podcast-feed.ts';
import type { readGameFile } from './read-game-file.ts';
import type { readRosterFile } from './roster/read-roster-file.ts';
import type { readScheduleFile } from './schedule/read-schedule-file.ts';
import type { readStaffTable } from './staff/read-staff-table.ts';
import type { picturesIn } from './stories/pictures.ts';
import type { readStoryFile } from './stories/read-story-file.ts';
import type { storyText } from './stories/story-text.ts';
import type { readTable } from './table.ts';

/** What a file of outside can be read as. Each reader loads its modules when it is needed; its result is plain data. */
export const readers = {
  game: async (...input: Parameters<typeof readGameFile>) =>
    (await import('./read-game-file.ts')).readGameFile(...input),
  roster: async (...input: Parameters<typeof readRosterFile>) =>
    (await import('./roster/read-roster-file.ts')).readRosterFile(...input),
  schedule: async (...input: Parameters<typeof readScheduleFile>) =>
    (await import('./schedule/read-schedule-file.ts')).readScheduleFile(...input),
  season: async (bytes: Uint8Array, sport: { family: SportFamily; title: string }) => {
    const { getSeasonBook } = await import('../domain/stats/season/season-books.ts');
    const book = getSeasonBook(sport.family);
    if (!book) throw new Error(`There are no season statistics of ${sport.family}`);
    return (await import('./season/read-season-file.ts')).readSeasonFile(bytes, { ...sport, book });
  },
  stories: async (...input: Parameters<typeof readStoryFile>) =>
    (await import('./stories/read-story-file.ts')).readStoryFile(...input),
  storyPictures: async (...input: Parameters<typeof picturesIn>) =>
    (await import('./stories/pictures.ts')).picturesIn(...input),
  storyText: async (...input: Parameters<typeof storyText>) =>
    (await import('./stories/story-text.ts')).storyText(...input),
  podcast: async (...input: Parameters<typeof readPodcastFeed>) =>
    (await import('./podcast/read-podcast-feed.ts')).readPodcastFeed(...input),
  staffTable: async (...input: Parameters<typeof readStaffTable>) =>
    (await import('./staff/read-staff-table.ts')).readStaffTable(...input),
  vcards: async (file: string, bytes: Uint8Array) => (await import('./staff/read-vcards.ts')).readVcards(file, bytes),
  table: async (...input: Parameters<typeof readTable>) => (await import('./table.ts')).readTable(...input),
  objects: async (bytes: Uint8Array) => (await import('./read-objects.ts')).readObjects(bytes),
};

export type Readers = typeof readers;

/** A file to read in the process for it. */
export type ReadJob = { reader: keyof Readers; input: readonly unknown[] };
