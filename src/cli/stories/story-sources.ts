import { createHash } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { story, storySource } from '../../db/schema/all.ts';
import type { ImportedStory } from '../../importers/stories/imported-story.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { addressKey } from './story-values.ts';

/** A story and the file that it is from. */
export type StorySource = { file: string; story: ImportedStory };

type Recorded = Pick<typeof storySource.$inferSelect, 'file' | 'address' | 'hashes'>;

/** A stored story, and where it was imported from. */
export type Found = { id: number; source: Recorded | undefined };

export type Sources = {
  byAddress: (imported: ImportedStory) => Found | undefined;
  /** The story of an earlier state of a file, if no other file of this import has claimed it. */
  byFile: (source: StorySource, day: string, claimed: ReadonlySet<number>) => Promise<Found | undefined>;
  byStory: (id: number) => Recorded | undefined;
  /** Whether a stored story with the URL of an imported one is the same. */
  isSame: (id: number, source: StorySource) => Promise<boolean>;
};

/** Feeds have several stories, so that their name identifies none. */
const isFeed = (file: string) => /\.(?:xml|rss)$/i.test(file);

/** The sources of a college's imported stories. */
export async function loadSources(db: Db, tenantId: number): Promise<Sources> {
  const rows = await db.select().from(storySource).where(eq(storySource.tenantId, tenantId));
  const toFound = (source: (typeof rows)[number]): Found => ({ id: source.storyId, source });
  const byAddress = new Map(rows.map((row) => [row.address, row]));
  const byStory = new Map(rows.map((row) => [row.storyId, row]));
  const byName = Map.groupBy(rows, ({ file }) => file !== null && baseName(file));
  const storedStory = async (id: number) =>
    (
      await db
        .select({ title: story.title, localDate: story.localDate, content: story.content })
        .from(story)
        .where(matching(story, { tenantId, id }))
    )[0];
  return {
    byAddress: (imported) => {
      const found = byAddress.get(addressKey(imported) ?? '');
      return found && toFound(found);
    },
    byFile: async ({ file, story: imported }, day, claimed) => {
      if (isFeed(file)) return undefined;
      for (const row of byName.get(baseName(file)) ?? []) {
        if (claimed.has(row.storyId) || !isSamePath(row.file ?? '', file) || hasOtherAddress(row, imported)) continue;
        const stored = await storedStory(row.storyId);
        if (stored && isRevision(stored, { ...imported, day })) return toFound(row);
      }
      return undefined;
    },
    byStory: (id) => byStory.get(id),
    isSame: async (id, { file, story: imported }) => {
      const recorded = byStory.get(id);
      if (!recorded) return true;
      if (hasOtherAddress(recorded, imported)) return false;
      if (recorded.file === null || isFeed(file) || isSamePath(recorded.file, file)) return true;
      return hasSameText((await storedStory(id))?.content ?? '', imported.content);
    },
  };
}

const baseName = (file: string) => file.split('/').at(-1) ?? file;

/** Whether two names can be of one file: a file in a folder has the path from the folder that the command named. */
const isSamePath = (one: string, other: string): boolean =>
  one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);

function hasOtherAddress({ address }: Recorded, imported: ImportedStory): boolean {
  const given = addressKey(imported);
  return given !== undefined && address !== null && given !== address;
}

type Text = { title: string; content: string | null };

/**
 * Whether a file is a later state of the story that was imported from it. A file such as `recap.md` that is written anew for each
 * game is not: of headline, day and text, it has at most one in common.
 */
function isRevision(stored: Text & { localDate: string }, imported: Text & { day: string }): boolean {
  const [before, after] = [wordsOf(stored.content ?? ''), wordsOf(imported.content ?? '')];
  const common = after.intersection(before).size;
  if (common > 0 && common === before.size && common === after.size) return true;
  const isAlike = common * 2 >= Math.min(before.size, after.size);
  return [stored.title === imported.title, stored.localDate === imported.day, isAlike].filter(Boolean).length >= 2;
}

/** Whether two texts have the same words; markup and pictures may differ. */
export const hasSameText = (one: string, other: string): boolean => {
  const [before, after] = [wordsOf(one), wordsOf(other)];
  return before.symmetricDifference(after).size === 0;
};

const wordsOf = (html: string): Set<string> =>
  new Set(
    stripHtml(html)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/** A hash of each value that an import gives. */
export const hashesOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      createHash('sha256').update(JSON.stringify(value)).digest('base64url'),
    ]),
  );

/** Records where a story is from. A source that gives no value leaves the hash of an earlier one. */
export async function saveSource(
  db: Db,
  { file, hashes, ...source }: Recorded & { tenantId: number; storyId: number },
  now: Temporal.Instant,
): Promise<void> {
  const importedAt = now.toString();
  await db
    .insert(storySource)
    .values({ ...source, file: file !== null && isFeed(file) ? null : file, hashes, importedAt })
    .onConflictDoUpdate({
      target: [storySource.tenantId, storySource.storyId],
      set: {
        file: sql`coalesce(excluded.file, ${storySource.file})`,
        address: sql`coalesce(excluded.address, ${storySource.address})`,
        hashes: sql`${storySource.hashes} || excluded.hashes`,
        importedAt,
      },
    });
}
