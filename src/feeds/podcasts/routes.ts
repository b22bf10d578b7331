import { Hono } from 'hono';

import { chaptersDocument } from '../../content/podcasts/chapters.ts';
import { episode } from '../../content/podcasts/episode.ts';
import { chaptersPath, transcriptPath } from '../../content/podcasts/items.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { AppEnv } from '../../middleware/app-env.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';
import { collegeOf, type FeedContext } from '../college.ts';
import { ifModifiedSince } from '../if-modified-since.ts';
import { publicResponse } from '../public-response.ts';
import { lastPodcastChange, podcastXml } from './podcast-feed.ts';

const tenMinutes = 600;

/** Podcast programs run in browsers as well. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const extension = '.rss';

/** The feed of a podcast; a former slug redirects to the current one. */
async function feed(c: FeedContext) {
  const { api } = collegeOf(c);
  const slug = c.req.param('file')?.slice(0, -extension.length) ?? '';
  const {
    items: [show],
  } = await api.content.list(podcast, { slug, size: 1 });
  // an answer that lacks episodes would remove them from directories
  api.assertComplete();
  if (!show) return c.text(`There is no podcast ${JSON.stringify(slug.slice(0, 80))}. See ${href('podcasts')}.`, 404);
  const self = href('rssPodcast', { podcastSlug: show.slug });
  if (show.slug !== slug) return c.redirect(self, 301);
  const episodes = await api.content.all(episode, { podcastId: show.id });
  api.assertComplete();
  return c.body(podcastXml(show, episodes, { self, toAbsolute: canonicalAddress }), 200, {
    ...anyOrigin,
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Last-Modified': new Date(lastPodcastChange(show, episodes)).toUTCString(),
  });
}

const findEpisode = async (c: FeedContext) => {
  const id = parseRowId(c.req.param('id') ?? '');
  return id === undefined ? undefined : collegeOf(c).api.content.get(episode, id);
};

async function chapters(c: FeedContext) {
  const found = await findEpisode(c);
  if (!found || found.chapters.length === 0) return c.text('This episode has no chapters.', 404);
  return c.body(JSON.stringify(chaptersDocument(found.chapters)), 200, {
    ...anyOrigin,
    'Content-Type': 'application/json+chapters; charset=utf-8',
  });
}

async function transcript(c: FeedContext) {
  const found = await findEpisode(c);
  if (!found?.transcript) return c.text('This episode has no transcript.', 404);
  return c.body(found.transcript, 200, { ...anyOrigin, 'Content-Type': 'text/vtt; charset=utf-8' });
}

const withId = (path: (id: number) => string) => path(0).replace('/0/', '/:id/');

/** The feeds of podcasts, and the chapters and transcripts of their episodes. */
export const podcastRoutes = () =>
  new Hono<AppEnv>()
    .get(`/podcasts/:file{[^/]+\\${extension}}`, ifModifiedSince(), ...publicResponse(tenMinutes), feed)
    .get(withId(chaptersPath), ...publicResponse(tenMinutes), chapters)
    .get(withId(transcriptPath), ...publicResponse(tenMinutes), transcript);
