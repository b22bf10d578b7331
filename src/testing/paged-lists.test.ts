import { expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import { loadClippings } from '../features/clippings/loads.ts';
import { loadDocuments } from '../features/documents/loads.ts';
import { loadGalleryList as loadGalleries } from '../features/galleries/loads.ts';
import { loadSportArchives } from '../features/history/loads.ts';
import { loadAuthor, loadNewsList as loadNews, loadSportNewsList as loadSportNews } from '../features/news/loads.ts';
import { loadPodcast, loadPodcastList as loadPodcasts } from '../features/podcasts/loads.ts';
import { loadTag } from '../features/tags/loads.ts';
import { loadVideoList as loadVideos } from '../features/videos/loads.ts';

type Load = (request: never) => Promise<unknown>;

const loads: Record<string, Load> = {
  clippings: loadClippings,
  documents: loadDocuments,
  galleries: loadGalleries,
  'stories of a past season': loadSportArchives,
  'stories of an author': loadAuthor,
  news: loadNews,
  'news of a sport': loadSportNews,
  'episodes of a podcast': loadPodcast,
  podcasts: loadPodcasts,
  'content with a tag': loadTag,
  videos: loadVideos,
};

const sport = { id: 1, title: 'Golf', global_sport_name_slug: 'golf', shortname: 'golf', non_sport: false };
const params = { slug: 'golf', sportSlug: 'golf', tagSlug: 'camps', authorSlug: 'a-reed', podcastSlug: 'tip-off' };
const season = { title: '2025-26', from: '2025-08-01', to: '2026-07-31' };

/** Finds the sport and the past season of every request, and no content. */
const api = {
  sports: { find: async () => sport, list: async () => [sport] },
  history: { archives: async () => [{ seasons: [season] }] },
  content: { list: async () => ({ items: [], total: 0, page: 1, pages: 0 }), all: async () => [] },
} as unknown as ApiClient;

const request = (page: string) =>
  ({ params, api, url: new URL(`https://lakeshore.example/?season=2025-26&page=${page}`) }) as never;

test.each(Object.entries(loads))('a malformed page of %s is refused with the reason and a link', async (_, load) => {
  for (const page of ['0', '-1', '1.5', 'two', '1e3'])
    expect(await load(request(page))).toMatchObject({
      refusal: `page is "${page}". Use a whole number from 1, or omit it for the first page.`,
      status: 400,
      instead: { href: expect.stringMatching(/^\//) },
    });
});

test('a page of podcasts beyond the last episode is not found', async () => {
  expect(await loadPodcasts(request('2'))).toBeUndefined();
});
