import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { RowInput } from '../../content/read-row.ts';
import { selectRows } from '../../content/rows.ts';
import { importRows } from '../../content/write-rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { usageError } from '../../domain/usage-error.ts';
import { readPodcastFeed } from '../../importers/podcast/read-podcast-feed.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { dryRunOption, tenantOption } from '../options.ts';

export const podcastImportRss: Command = {
  name: 'podcast import-rss',
  summary: 'Add and update a podcast and its episodes from its RSS feed, with their guids; the audio stays where it is',
  argument: { usage: '<file>', description: 'the RSS feed, saved as a file', isFile: true },
  options: [tenantOption, dryRunOption],
  examples: ['podcast import-rss feed.xml --tenant unc --dry-run', 'podcast import-rss feed.xml --tenant unc'],
  run: forCollege(importFeed),
};

async function importFeed({ database, tenant, actor, dryRun, io, files }: CollegeWork): Promise<string[]> {
  const [file] = await Array.fromAsync(files);
  if (!file || !('bytes' in file)) throw usageError(file?.problem ?? 'The feed is missing; give the file of the feed.');
  const { show, episodes, warnings } = readPodcastFeed(file.bytes);
  const warn = (message: string) => io.err(`warning: ${file.name}: ${message}`);
  for (const warning of warnings) warn(warning);
  const writing = { tenant, actor, warn, matches: true };
  return inTransaction(database, dryRun, async (db) => {
    const known = (await selectRows(db, podcast, tenant.id)).find(
      ({ guid, title }) => guid === show['guid'] || title === show.title,
    );
    // the guid of a podcast is never changed
    const { guid, ...changes } = show;
    const values = known ? { ...changes, id: known.id } : { ...changes, ...(guid !== undefined && { guid }) };
    const inside = { ...database, db };
    const [written] = await importRows(inside, podcast, [inputOf(values, file.name, 'channel')], writing);
    const inputs = episodes.map((each) =>
      inputOf({ ...each, podcast: written?.row.id }, file.name, `item ${JSON.stringify(each.title)}`),
    );
    const rows = inputs.length > 0 ? await importRows(inside, episode, inputs, writing) : [];
    const counts = ['added', 'changed', 'unchanged'].map(
      (wanted) => `${rows.filter(({ action }) => action === wanted).length} ${wanted}`,
    );
    return [`${file.name}: podcast ${JSON.stringify(show.title)} ${written?.action}; episodes: ${counts.join(', ')}`];
  });
}

const inputOf = (values: Record<string, unknown>, file: string, part: string): RowInput => ({
  values,
  label: (name) => `${file}, ${part}: ${name}`,
});
