import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { AppEnv } from '../../middleware/app-env.ts';
import { readFeedAddress } from '../../routing/feed-address.ts';
import { collegeOf, type FeedContext } from '../college.ts';
import type { DataApi } from '../data-api.ts';
import { summaryPage } from './summary-page.ts';

/** Addresses at which existing programs request a college's live games. */
export const liveRoutes = ({ api }: { api: DataApi }) => {
  const game = (c: FeedContext, sport: string) => {
    const address = new URL(`/api/v2/LiveStats/${encodeURIComponent(sport)}`, c.req.url);
    // other query parameters are cache busters
    if (/^full$/i.test(c.req.query('detail') ?? '')) address.searchParams.set('detail', 'full');
    const known = c.req.header('if-none-match');
    return api.request(address.href, { headers: known ? { 'if-none-match': known } : {} }, collegeOf(c));
  };

  return new Hono<AppEnv>().use(
    createMiddleware<AppEnv>(async function liveFeed(c, next) {
      const address = readFeedAddress(c.req.path);
      const isOfCollege = address?.folder === undefined || address.folder === collegeOf(c).tenant.slug.toLowerCase();
      if (!address || !isOfCollege || !['GET', 'HEAD'].includes(c.req.method)) return next();
      return address.form === 'game' ? game(c, address.sport) : summaryPage(c, address.sport);
    }),
  );
};
