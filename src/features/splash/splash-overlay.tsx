import { hasEnded } from '../../domain/display-dates.ts';
import { findSport } from '../../domain/sport.ts';
import { getRequestContext } from '../../request-context.ts';
import { matchRoute } from '../../routes.ts';
import { Later } from '../../ui/later.tsx';
import { SplashGate } from './client/splash-gate.tsx';
import { toShownSplash } from './shown-splash.ts';

/** The splash over the home page and over sport homes. Readers without JavaScript, paper and crawlers get none. */
export function SplashOverlay() {
  const { isCrawler, route } = getRequestContext();
  if (isCrawler || (route?.name !== 'home' && route?.name !== 'sport')) return null;
  return (
    <Later fallback={null}>
      <CurrentSplash />
    </Later>
  );
}

async function CurrentSplash() {
  const { api, url } = getRequestContext();
  const slug = matchRoute(url.pathname)?.params['slug'];
  const sport = slug === undefined ? undefined : findSport(await api.sports.list(), slug);
  if (slug !== undefined && !sport) return null;
  const splash = await api.splash.forSport(sport?.id);
  return splash && !hasEnded(splash, Date.now()) ? <SplashGate key={splash.id} splash={toShownSplash(splash)} /> : null;
}
