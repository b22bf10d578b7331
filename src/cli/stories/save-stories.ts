import { story } from '../../content/stories/story.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { importLabeled } from '../labeled-rows.ts';
import { planStories, type SavedStory } from './plan-stories.ts';
import { saveRedirects } from './save-redirects.ts';
import { loadStoryNames } from './story-names.ts';
import type { PictureSources } from './story-pictures.ts';
import { storeStoryPictures } from './story-pictures.ts';
import { type StorySource, saveSource } from './story-sources.ts';
import { addressKey, formerPath, pictureValues } from './story-values.ts';

type Saving = {
  tenant: Tenant;
  actor: string;
  dryRun: boolean;
  pictures: PictureSources;
  /** Slug of a sport that all stories are about. */
  sport?: string | undefined;
};

/**
 * Adds stories, or changes those that were imported from the same file or former address, or have the same address, in one
 * transaction; former addresses redirect. A value that the source has not changed since the last import stays as it is now. A story
 * without a date is refused and the others are saved. Throws a usage error for values that a story cannot have.
 */
export async function saveStories(
  database: Database,
  sources: readonly StorySource[],
  { tenant, actor, dryRun, pictures, sport }: Saving,
): Promise<{ stories: SavedStory[]; redirects: number }> {
  const { db } = database;
  const now = Temporal.Now.instant();
  const names = await loadStoryNames(db, tenant.id);
  const { plans, stories } = await planStories(database, tenant, sources, { names, sport, pictures });
  const inputs = [];
  for (const plan of plans) {
    const { source, found, values, pictures: read, hasNewPicture, isChanged } = plan;
    const stored = hasNewPicture && !dryRun ? await storeStoryPictures(db, tenant, read) : new Map();
    const placed = Object.entries(await pictureValues(source.story, stored)).filter(([name]) => isChanged(name));
    const given = { ...values, ...Object.fromEntries(placed) };
    if (!found || Object.keys(given).length > 0)
      inputs.push({
        plan,
        values: { ...given, ...(found && { id: found.id }) },
        label: (name: string) => `${source.file}: ${source.story.title}: ${name}`,
      });
  }
  const written = await importLabeled(database, story, inputs, {
    tenant,
    actor,
    dryRun,
    now,
    matches: true,
    identified: true,
  });
  for (const [index, { action, row }] of written.entries()) {
    const plan = inputs[index]?.plan;
    if (!plan) continue;
    const isPictureChanged = dryRun && plan.found?.source && plan.hasNewPicture;
    const url = story.url?.(row, () => undefined);
    Object.assign(plan.report, { action: isPictureChanged ? 'changed' : action, url });
    const { source, hashes, pictures: read } = plan;
    const lead = source.story.picture && read.get(source.story.picture.source);
    if (lead?.altAssumed && plan.isChanged('image'))
      plan.report.warnings.push(
        `picture ${source.story.picture?.source} has no description; the headline stands in for it. Describe it: npm run cli -- story change ${dryRun ? 'NUMBER' : row.id} --tenant ${tenant.slug} --alt "…"`,
      );
    if (!dryRun)
      await saveSource(
        db,
        {
          tenantId: tenant.id,
          storyId: row.id,
          file: source.file,
          address: addressKey(source.story) ?? null,
          hashes,
        },
        now,
      );
  }
  const moved = plans.map(({ report, source }) => ({ former: formerPath(source.story), report }));
  return { stories, redirects: await saveRedirects(database, moved, { tenant, actor, dryRun }) };
}
