import { shareImageOf } from '../../domain/share-image.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { findWidePicture } from './queries.ts';
import { type Seo, seo } from './schema.ts';

export const seoEndpoints = [
  endpoint({
    path: '/Seo',
    summary: 'Metadata for link previews and search engines',
    parameters: {},
    answer: seo,
    respond: async ({ db, tenant }) => {
      const picture = await findWidePicture(db, tenant.id);
      return { body: toSeo(tenant, picture), tags: ['settings', 'stories'] };
    },
  }),
];

const toSeo = (tenant: Tenant, picture: { path: string; alt: string } | undefined): Seo => {
  const { name, settings } = tenant;
  const image =
    picture && !settings.shareImage ? { url: `/media/${picture.path}`, alt: picture.alt } : shareImageOf(tenant);
  const twitter = settings.social?.find(({ channel }) => channel.toLowerCase() === 'twitter');
  return {
    siteName: `${name} Athletics`,
    title: `${name} Athletics`,
    ...(settings.description !== undefined && { description: settings.description }),
    image: image.url,
    imageAlt: image.alt,
    twitterCard: 'summary_large_image',
    ...(twitter && { twitterSite: `@${twitter.name.replace(/^@/, '')}` }),
  };
};
