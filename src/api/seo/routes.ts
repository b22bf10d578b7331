import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { type Seo, seo } from './schema.ts';

export const seoEndpoints = [
  endpoint({
    path: '/Seo',
    summary: 'What link previews and search engines are told of the site',
    parameters: {},
    answer: seo,
    respond: async ({ tenant }) => ({ body: toSeo(tenant), tags: ['settings'] }),
  }),
];

const toSeo = ({ name, logo, settings }: Tenant): Seo => {
  const twitter = settings.social?.find(({ channel }) => channel === 'twitter');
  return {
    siteName: `${name} Athletics`,
    title: `${name} Athletics`,
    ...(settings.description !== undefined && { description: settings.description }),
    ...(logo !== null && { image: logo }),
    ...(twitter && { twitterSite: `@${twitter.name.replace(/^@/, '')}` }),
  };
};
