import { findStoryId } from '../../api/stories/find-story.ts';
import { story as storyKind } from '../../content/stories/story.ts';
import type { Database } from '../../db/client.ts';
import { selectRows } from '../../db/content/rows.ts';
import { matching } from '../../db/matching.ts';
import { story } from '../../db/schema/story.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { readApart } from '../../importers/read-apart.ts';
import { isUsageError } from '../../web/usage-error.ts';
import type { StoryNames } from './story-names.ts';
import { type PictureSources, type ReadPicture, readStoryPictures, type StoryPictures } from './story-pictures.ts';
import { type Found, hashesOf, hasSameText, loadSources, type Sources, type StorySource } from './story-sources.ts';
import { addressKey, formerPath, pictureValues, storyValues } from './story-values.ts';

export type SavedStory = {
  file: string;
  action: 'added' | 'changed' | 'unchanged' | 'refused';
  title: string;
  url?: string | undefined;
  warnings: string[];
};

/** A story that can be saved. */
type Plan = {
  source: StorySource;
  report: SavedStory;
  /** The stored story; undefined for a new one. */
  found: Found | undefined;
  /** What the source has changed since the last import, besides text and picture. */
  values: Record<string, unknown>;
  pictures: StoryPictures<ReadPicture>;
  hasNewPicture: boolean;
  hashes: Record<string, string>;
  isChanged: (name: string) => boolean;
};

type Planning = { names: StoryNames; sport: string | undefined; pictures: PictureSources };

/** Finds the stored stories of sources and compares them with the last import. */
export async function planStories(
  database: Database,
  tenant: Tenant,
  sources: readonly StorySource[],
  { names, sport, pictures }: Planning,
): Promise<{ plans: Plan[]; stories: SavedStory[] }> {
  const identify = createFinder(database, tenant, await loadSources(database.db, tenant.id));
  const [plans, stories]: [Plan[], SavedStory[]] = [[], []];
  for (const source of sources) {
    const { file, story: imported } = source;
    const report: SavedStory = { file, action: 'refused', title: imported.title, warnings: [] };
    stories.push(report);
    const warn = (message: string) => report.warnings.push(message);
    try {
      const others = await readApart('storyPictures', imported.content);
      const wanted = { lead: imported.picture, others, headline: imported.title };
      const read = await readStoryPictures({ ...wanted, base: imported.address }, pictures, warn);
      const { values, address } = storyValues(imported, { names, sport, warn });
      // the address of a stored picture depends on its description, which staff may have changed
      const hashed = new Map([...read].map(([url, { hash }]) => [url, { address: `/media/${hash}`, alt: '' }]));
      const hashes = hashesOf({ ...values, ...(await pictureValues(imported, hashed)) });
      const { found, free, twin } = await identify(source, { ...values, ...address });
      if (twin) {
        Object.assign(report, { action: 'unchanged' });
        warn(`the same story is in ${twin}, too`);
        continue;
      }
      const isChanged = (name: string) => name in hashes && hashes[name] !== found?.source?.hashes[name];
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name)));
      plans.push({
        source,
        report,
        found,
        values: found ? changed : { ...values, ...address, ...free },
        pictures: read,
        hasNewPicture: isChanged('content') || isChanged('image'),
        hashes,
        isChanged,
      });
      if (found) Object.assign(report, { action: 'unchanged', url: await urlOf(database, tenant, found.id) });
      if (imported.address !== undefined && formerPath(imported) === undefined)
        warn(
          `the former address does not redirect: redirects are by path, and ${imported.address} differs by its query`,
        );
    } catch (error) {
      if (!isUsageError(error)) throw error;
      warn(error.message);
    }
  }
  return { plans, stories };
}

async function urlOf({ db }: Database, tenant: Tenant, id: number) {
  const where = matching(story, { tenantId: tenant.id, id });
  const [row] = await selectRows(db, storyKind, tenant.id, { where });
  return row && storyKind.url?.(row, () => undefined);
}

type Identified = {
  found?: Found | undefined;
  /** The slug of a new story whose own one is taken. */
  free?: { urlSlug: string };
  /** The file of this import that has the same story. */
  twin?: string;
};

/**
 * Finds the stored story of a source: the one from its former address, or from its file, or else the one with its URL, unless that is
 * from another file and has another text.
 */
function createFinder({ db }: Database, { id: tenantId, timezone }: Tenant, sources: Sources) {
  /** New stories of this import by day and slug. */
  const taken = new Map<string, StorySource>();
  const claimed = new Set<number>();
  return async (source: StorySource, values: Record<string, unknown>): Promise<Identified> => {
    const [localDate, slug] = [
      String(values['localDate'] ?? dayOf(String(values['publishedAt']), timezone)),
      String(values['urlSlug']),
    ];
    const known = sources.byAddress(source.story) ?? (await sources.byFile(source, localDate, claimed));
    if (known) {
      claimed.add(known.id);
      return { found: known };
    }
    const isTaken = async (wanted: string) =>
      taken.has(`${localDate} ${wanted}`) || (await findStoryId(db, tenantId, localDate, wanted)) !== undefined;
    const id = await findStoryId(db, tenantId, localDate, slug);
    if (id !== undefined && (await sources.isSame(id, source))) {
      claimed.add(id);
      return { found: { id, source: sources.byStory(id) } };
    }
    const twin = taken.get(`${localDate} ${slug}`);
    if (
      twin &&
      addressKey(twin.story) === addressKey(source.story) &&
      hasSameText(twin.story.content, source.story.content)
    )
      return { twin: twin.file };
    let free = slug;
    for (let number = 2; await isTaken(free); number += 1) free = `${slug}-${number}`;
    taken.set(`${localDate} ${free}`, source);
    return free === slug ? {} : { free: { urlSlug: free } };
  };
}

const dayOf = (published: string, timezone: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(published)
    ? Temporal.Instant.from(published).toZonedDateTimeISO(timezone).toPlainDate().toString()
    : published.slice(0, 10);
