import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { Database } from '../../db/client.ts';
import { selectRows } from '../../db/content/rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { PodcastFeed } from '../../importers/podcast/read-podcast-feed.ts';
import { importLabeled, type LabeledRow } from '../labeled-rows.ts';

type Saving = { tenant: Tenant; actor: string; dryRun: boolean; warn: (message: string) => void };

/** Adds or updates a podcast and its episodes in one transaction. Leaves audio where it is: here, if it was fetched before. */
export const saveFeed = (
  database: Database,
  { show, episodes }: PodcastFeed,
  file: string,
  { dryRun, ...saving }: Saving,
) =>
  inTransaction(database, dryRun, async (db) => {
    const { tenant } = saving;
    const writing = { ...saving, matches: true };
    const known = (await selectRows(db, podcast, tenant.id)).find(
      ({ guid, title }) => guid === show['guid'] || title === show.title,
    );
    // the guid of a podcast is never changed
    const { guid, ...changes } = show;
    const values = known ? { ...changes, id: known.id } : { ...changes, ...(guid !== undefined && { guid }) };
    const inside = { ...database, db };
    const [written] = await importLabeled(inside, podcast, [inputOf(values, file, 'channel')], writing);
    const stored = new Set(
      (await selectRows(db, episode, tenant.id)).flatMap((row) =>
        row.podcast === known?.id && row.audio !== null ? row.guid : [],
      ),
    );
    const inputs = episodes.map(({ values: each }) => {
      const { audioUrl, audioType, audioLength, ...rest } = each;
      const audio = stored.has(each.guid) ? {} : { audioUrl, audioType, audioLength };
      return inputOf({ ...rest, ...audio, podcast: written?.row.id }, file, `item ${JSON.stringify(each.title)}`);
    });
    const rows = inputs.length > 0 ? await importLabeled(inside, episode, inputs, writing) : [];
    return { show: written, episodes: rows };
  });

const inputOf = (values: Record<string, unknown>, file: string, part: string): LabeledRow => ({
  values,
  label: (name) => `${file}, ${part}: ${name}`,
});
