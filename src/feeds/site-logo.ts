import { collegeOf, type FeedContext } from './college.ts';
import { iconAddress, manifestIcons } from './icons/icon.ts';

/** Address at which client programs request a college's logo, regardless of format. */
export const siteLogoPath = '/images/logos/site/site.png';

const hour = 3600;

/** Redirects to the logo of the college, or to its largest icon if it has none. */
export const siteLogo = (c: FeedContext) => {
  const { tenant } = collegeOf(c);
  const [largest] = manifestIcons.toSorted((a, b) => b.size - a.size);
  c.header('Cache-Control', `public, max-age=${hour}`);
  c.header('Cache-Tag', `tenant:${tenant.slug}`);
  return c.redirect(tenant.logo ?? (largest ? iconAddress(largest) : '/favicon.ico'), 302);
};
