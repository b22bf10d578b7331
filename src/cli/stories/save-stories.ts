import { findStoryId } from '../../api/stories/find-story.ts';
import { story } from '../../content/stories/story.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { isUsageError } from '../../domain/usage-error.ts';
import type { RowInput } from '../../editing/read-row.ts';
import { importRows } from '../../editing/write-rows.ts';
import type { ImportedStory } from '../../importers/stories/imported-story.ts';
import { picturesIn } from '../../importers/stories/pictures.ts';
import { saveRedirects } from './save-redirects.ts';
import { type PictureSources, storeStoryPictures } from './store-story-pictures.ts';
import { loadStoryNames } from './story-names.ts';
import { formerPath, storyValues } from './story-values.ts';

/** A story and the file that it is from. */
export type StorySource = { file: string; story: ImportedStory };

export type SavedStory = {
  file: string;
  action: 'added' | 'changed' | 'unchanged' | 'refused';
  title: string;
  url?: string | undefined;
  warnings: string[];
};

type Saving = { tenant: Tenant; actor: string; dryRun: boolean; pictures: Omit<PictureSources, 'dryRun'> };

/**
 * Adds stories, or changes those at the same address, in one transaction; former addresses redirect. A story without a date is
 * refused and the others are saved. Throws a usage error for values that a story cannot have.
 */
export async function saveStories(
  database: Database,
  sources: readonly StorySource[],
  { tenant, actor, dryRun, pictures }: Saving,
): Promise<{ stories: SavedStory[]; redirects: number }> {
  const { db } = database;
  const names = await loadStoryNames(db, tenant.id);
  const saved: SavedStory[] = [];
  const inputs: { input: RowInput; report: SavedStory; former: string | undefined }[] = [];
  for (const { file, story: imported } of sources) {
    const report: SavedStory = { file, action: 'refused', title: imported.title, warnings: [] };
    saved.push(report);
    const warn = (message: string) => report.warnings.push(message);
    const wanted = { pictures: [...(imported.picture ? [imported.picture] : []), ...picturesIn(imported.content)] };
    const stored = await storeStoryPictures(
      db,
      tenant,
      { ...wanted, base: imported.address },
      { ...pictures, dryRun },
      warn,
    );
    try {
      const values = storyValues(imported, { names, pictures: stored, warn });
      const id = await existingId(database, tenant, values);
      const label = (name: string) => `${file}: ${imported.title}: ${name}`;
      const input = { values: { ...values, ...(id !== undefined && { id }) }, label };
      const former = formerPath(imported);
      if (imported.address !== undefined && former === undefined)
        warn(
          `the former address does not redirect: redirects are by path, and ${imported.address} differs by its query`,
        );
      inputs.push({ input, report, former });
    } catch (error) {
      if (!isUsageError(error)) throw error;
      warn(error.message);
    }
  }
  const rows = inputs.map(({ input }) => input);
  const written = await importRows(database, story, rows, { tenant, actor, dryRun, matches: true });
  for (const [index, { action, row }] of written.entries())
    Object.assign(inputs[index]?.report ?? {}, { action, url: story.url?.(row, () => undefined) });
  const moved = inputs.map(({ report, former }) => ({ former, report }));
  return { stories: saved, redirects: await saveRedirects(database, moved, { tenant, actor, dryRun }) };
}

/** The story that has, or once had, the URL of an imported one. */
async function existingId({ db }: Database, { id, timezone }: Tenant, values: Record<string, unknown>) {
  const [day, published] = [values['localDate'], String(values['publishedAt'])];
  const localDate = typeof day === 'string' ? day : dayOf(published, timezone);
  return localDate === undefined ? undefined : findStoryId(db, id, localDate, String(values['urlSlug']));
}

const dayOf = (published: string, timezone: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(published)
    ? Temporal.Instant.from(published).toZonedDateTimeISO(timezone).toPlainDate().toString()
    : published.slice(0, 10);
