import { athleticsName } from '../domain/tenant.ts';
import { href } from '../routing/routes.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { iconAddress, manifestIcons } from './icons/icon.ts';

/** In the menu of the app's icon. */
const shortcuts = [
  { name: 'Calendar', route: 'calendar' },
  { name: 'News', route: 'news' },
  { name: 'Tickets', route: 'tickets' },
] as const;

/** The web app manifest, used when the site is added to a home screen. */
export const manifest = (c: FeedContext) => {
  const { tenant } = collegeOf(c);
  const description = {
    id: href('home'),
    name: athleticsName(tenant),
    short_name: tenant.shortName,
    ...(tenant.settings.description && { description: tenant.settings.description }),
    lang: 'en',
    start_url: href('home'),
    scope: href('home'),
    display: 'standalone',
    theme_color: tenant.primaryColor,
    background_color: '#ffffff',
    shortcuts: shortcuts.map(({ name, route }) => ({ name, url: href(route) })),
    icons: manifestIcons.map((icon) => ({
      src: iconAddress(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
  return c.body(JSON.stringify(description), 200, { 'Content-Type': 'application/manifest+json' });
};
