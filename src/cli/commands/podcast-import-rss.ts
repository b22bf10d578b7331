import type { RowOf } from '../../content/define-content.ts';
import type { podcast } from '../../content/podcasts/podcast.ts';
import type { FeedEpisode } from '../../importers/podcast/read-podcast-feed.ts';
import { readApart } from '../../importers/read-apart.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { dryRunOption, tenantOption } from '../options.ts';
import { fetchFeed } from '../podcasts/fetch-feed.ts';
import { saveFeed } from '../podcasts/save-feed.ts';
import { storeArtwork } from '../podcasts/store-artwork.ts';
import { storeAudio } from '../podcasts/store-audio.ts';
import { storeText } from '../podcasts/store-texts.ts';

export const podcastImportRss: Command = {
  name: 'podcast import-rss',
  isLong: true,
  summary: 'Add and update a podcast and its episodes from its RSS feed, with their guids',
  argument: { usage: '[file]', description: 'the RSS feed, saved as a file', isFile: true },
  options: [
    tenantOption,
    { flags: '--from <address>', description: 'URL of the feed, instead of a file' },
    {
      flags: '--audio-from <hosts...>',
      description: 'hosts to fetch audio from, such as audio.example.com (default: audio stays where it is)',
    },
    {
      flags: '--artwork-from <hosts...>',
      description: 'hosts that artwork is fetched from, which directories require (default: none)',
    },
    {
      flags: '--texts-from <hosts...>',
      description: 'hosts that transcripts and chapters are fetched from (default: none)',
    },
    dryRunOption,
  ],
  examples: [
    'podcast import-rss feed.xml --tenant unc --dry-run',
    'podcast import-rss --from https://podcasts.example.com/corner.xml --audio-from audio.example.com --tenant unc',
  ],
  run: forCollege(importFeed),
};

async function importFeed(work: CollegeWork): Promise<string[]> {
  const { database, tenant, actor, dryRun, io } = work;
  const file = await requireFeed(work);
  const feed = await readApart('podcast', file.bytes);
  const warn = (message: string) => io.err(`warning: ${file.name}: ${message}`);
  for (const warning of feed.warnings) warn(warning);
  const { show, episodes } = await saveFeed(database, feed, file.name, { tenant, actor, dryRun, warn });
  const failed = [
    ...feed.refused.map((reason) => `${file.name}: ${reason}`),
    ...(await fetchArtwork(show?.row, feed.artwork, { work, warn })),
    ...(await fetchAudio(episodes, work)),
    ...(await fetchTexts(episodes, feed.episodes, { work, warn })),
  ];
  for (const reason of failed) io.err(reason);
  const counts = ['added', 'changed', 'unchanged'].map(
    (wanted) => `${episodes.filter(({ action }) => action === wanted).length} ${wanted}`,
  );
  const refused = `${feed.refused.length} refused`;
  const title = JSON.stringify(feed.show.title);
  const summary = `${file.name}: podcast ${title} ${show?.action}; episodes: ${[...counts, refused].join(', ')}`;
  if (failed.length > 0) throw usageError(summary);
  return [summary];
}

async function requireFeed({ files, options }: CollegeWork): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Array.fromAsync(files);
  const from = options['from'];
  if (typeof from === 'string') {
    if (file) throw usageError('There is a file and --from; give one of them.');
    return fetchFeed(from);
  }
  if (!file || !('bytes' in file))
    throw usageError(file?.problem ?? 'The feed is missing; give its file, or its address with --from.');
  return file;
}

type Fetching = { work: CollegeWork; warn: (message: string) => void };

type Show = Pick<RowOf<(typeof podcast)['fields']>, 'id' | 'title' | 'image'>;

/** Fetches the artwork of a podcast without any, where the command line names hosts. Resolves with the reason of a failure. */
async function fetchArtwork(
  show: Show | undefined,
  artwork: string | undefined,
  { work, warn }: Fetching,
): Promise<string[]> {
  const { database, tenant, actor, dryRun, options } = work;
  const hosts = hostsIn(options['artworkFrom']);
  if (!show || artwork === undefined || show.image !== null) return [];
  if (hosts.length === 0) {
    warn(`the artwork at ${artwork} is not imported; name its host with --artwork-from, or add it with podcast change`);
    return [];
  }
  if (dryRun) return [];
  try {
    await storeArtwork(database, { ...show, artwork }, { tenant, actor, hosts });
    return [];
  } catch (error) {
    return [`the artwork at ${artwork} is not imported: ${error instanceof Error ? error.message : error}`];
  }
}

const hostsIn = (option: unknown): string[] => [option ?? []].flat().map(String);

type Written = Awaited<ReturnType<typeof saveFeed>>['episodes'];

/** Fetches audio from the hosts named on the command line. Resolves with the reasons for failures. */
async function fetchAudio(episodes: Written, { database, tenant, actor, dryRun, io, options }: CollegeWork) {
  const hosts = hostsIn(options['audioFrom']);
  if (hosts.length === 0 || dryRun) return [];
  const failures: string[] = [];
  for (const { id, title, audioUrl, audioType } of episodes.map(({ row }) => row)) {
    if (audioUrl === null || audioType === null) continue;
    io.progress(title);
    try {
      await storeAudio(database, { id, title, audioUrl, audioType }, { tenant, actor, hosts });
    } catch (error) {
      failures.push(`${title}: the audio stays at ${audioUrl}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failures;
}

/** Fetches transcripts and chapters from the hosts named on the command line. Resolves with the reasons for failures. */
async function fetchTexts(written: Written, episodes: readonly FeedEpisode[], { work, warn }: Fetching) {
  const { database, tenant, actor, dryRun, io, options } = work;
  const hosts = hostsIn(options['textsFrom']);
  const linked = episodes.flatMap(({ values: { guid }, texts }) => {
    const row = written.find((each) => each.row.guid === guid)?.row;
    return (['transcript', 'chapters'] as const).flatMap((field) =>
      row && texts[field] ? [{ row, field, address: texts[field] }] : [],
    );
  });
  if (hosts.length === 0 && linked.length > 0)
    warn(`${linked.length} transcripts and lists of chapters are not imported; name their hosts with --texts-from`);
  if (hosts.length === 0 || dryRun) return [];
  const failures: string[] = [];
  for (const { row, field, address } of linked) {
    io.progress(row.title);
    try {
      await storeText(database, row, { field, address }, { tenant, actor, hosts });
    } catch (error) {
      failures.push(`${row.title}: ${field} at ${address}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failures;
}
