import type { ApiClient } from '../../api/client.ts';
import { fillPath } from '../../routing/route-path.ts';
import { href, matchRoute } from '../../routing/routes.ts';
import { cleanPathname } from '../../web/clean-pathname.ts';
import type { RedirectStatus } from '../../web/redirect-rule.ts';
import { legacyAddresses } from './addresses.ts';
import { withSportCode } from './other-vendors.ts';

/** The redirect of a legacy URL; undefined for any other URL and for a legacy URL without a page here. */
export async function legacyTarget(
  url: URL,
  api: ApiClient,
): Promise<{ to: string; status: RedirectStatus } | undefined> {
  const target = await findTarget(url, api);
  if (target === undefined) return undefined;
  return typeof target === 'string' ? { to: target, status: 301 } : { to: target.temporary, status: 307 };
}

const findTarget = async (url: URL, api: ApiClient) => {
  const path = cleanPathname(url.pathname);
  const known = legacyAddresses.find((address) => address.path.test(path));
  if (known) {
    const parameters = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    return known.target((name) => parameters.get(name) || undefined, api, path);
  }
  return withHyphen(path) ?? withoutSuffix(path, url) ?? withSeason(path, url) ?? withSportCode(path, api);
};

/** `/historicalroster` and `/sports/football/historicalroster` are former spellings of our pages. */
const withHyphen = (path: string): string | undefined => {
  if (!path.endsWith('/historicalroster')) return undefined;
  const page = path.replace(/historicalroster$/, 'historical-roster');
  return matchRoute(page) ? page : undefined;
};

/** `/sports/football/schedule.aspx` and `/news/2026/9/5/opening-day.aspx` differ from our URLs only in the suffix. */
const withoutSuffix = (path: string, { search }: URL): string | undefined => {
  if (!path.endsWith('.aspx')) return undefined;
  const page = path.replace(/(?:\/index|\/default)?\.aspx$/, '') || href('home');
  return matchRoute(page) ? page + search : undefined;
};

/** `/sports/football/schedule?season=2026`: in our URLs the season is part of the path. */
const withSeason = (path: string, url: URL): string | undefined => {
  const { route, params = {} } = matchRoute(path) ?? {};
  const season = url.searchParams.get('season');
  if (!route || !season || !/^\d{4}(-\d{2})?$/.test(season)) return undefined;
  const name = seasonNames.find((each) => route.path.endsWith(`/{${each}?}`));
  return name && !params[name] ? fillPath(route.path, { ...params, [name]: season }) : undefined;
};

/** Names of the season in the paths of routes. */
const seasonNames = ['season', 'seasonTitle'];
