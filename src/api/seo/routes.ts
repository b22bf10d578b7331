import { shareImageOf } from '../../domain/share-image.ts';
import { sportSlug } from '../../domain/sport.ts';
import { athleticsName, type Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { endpoint } from '../endpoint.ts';
import { findSportBySlug } from '../sports/queries.ts';
import { findSitemapGames, findSitemapParts } from './find-sitemap-parts.ts';
import { findWidePicture } from './queries.ts';
import { type Seo, seoContract } from './schema.ts';

export const seoEndpoints = [
  endpoint(seoContract.get, async ({ db, tenant }) => {
    const picture = await findWidePicture(db, tenant.id);
    return { body: toSeo(tenant, picture), tags: ['settings', 'stories'] };
  }),
  endpoint(seoContract.sitemap, async ({ db, tenant }) => {
    const body = await findSitemapParts(db, tenant.id);
    const tags = ['stories', 'players', 'games', ...body.kinds];
    // content also becomes visible and expires over time
    return { body, tags, expiresAt: Date.now() + tenMinutes };
  }),
  endpoint(seoContract.boxScores, async ({ db, tenant, values }) => {
    const sport = await findSportBySlug(db, tenant.id, values.sport);
    if (!sport) return undefined;
    const games = await findSitemapGames(db, tenant.id, sport.id);
    const globalSportNameSlug = sportSlug(sport);
    const body = games.map(({ id, season, opponent }) =>
      href('boxscore', { globalSportNameSlug, season, oppSlug: opponent || 'game', gameId: String(id) }),
    );
    return { body, tags: ['games', `sport:${sport.id}`] };
  }),
];

/** In milliseconds. */
const tenMinutes = 600_000;

const toSeo = (tenant: Tenant, picture: { path: string; alt: string } | undefined): Seo => {
  const { settings } = tenant;
  const image =
    picture && !settings.shareImage ? { url: `/media/${picture.path}`, altText: picture.alt } : shareImageOf(tenant);
  const twitter = settings.social?.find(({ channel }) => channel.toLowerCase() === 'twitter');
  return {
    siteName: athleticsName(tenant),
    title: athleticsName(tenant),
    ...(settings.description !== undefined && { description: settings.description }),
    image: image.url,
    imageAlt: image.altText,
    twitterCard: 'summary_large_image',
    ...(twitter && { twitterSite: `@${twitter.name.replace(/^@/, '')}` }),
  };
};
