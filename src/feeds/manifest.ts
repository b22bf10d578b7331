import { href } from '../routing/routes.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { iconAddress, manifestIcons } from './icons/icon.ts';

/** The web app manifest, used when the site is added to a home screen. */
export const manifest = (c: FeedContext) => {
  const { tenant } = collegeOf(c);
  const description = {
    id: href('home'),
    name: `${tenant.name} Athletics`,
    short_name: tenant.shortName,
    ...(tenant.settings.description && { description: tenant.settings.description }),
    lang: 'en',
    start_url: href('home'),
    scope: href('home'),
    display: 'standalone',
    theme_color: tenant.primaryColor,
    background_color: '#ffffff',
    icons: manifestIcons.map((icon) => ({
      src: iconAddress(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
  return c.body(JSON.stringify(description), 200, { 'Content-Type': 'application/manifest+json' });
};
