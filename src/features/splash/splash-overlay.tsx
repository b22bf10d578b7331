import type { Splash } from '../../api/splash/schema.ts';
import { hasEnded } from '../../domain/display-dates.ts';
import { findSport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { matchRoute } from '../../routing/routes.ts';
import { Deferred } from '../../ui/page/deferred.tsx';
import { timedOut, withTimeout } from '../../web/with-timeout.ts';
import { beforePaint } from './before-paint.ts';
import { SplashGate } from './client/splash-gate.tsx';
import { toShownSplash } from './shown-splash.ts';

/**
 * The splash over the home page and sport homes; not for print, crawlers or readers without JavaScript. A splash that
 * loads in time is part of the document and shown at first paint; a slow one streams later.
 */
export async function SplashOverlay() {
  const { isCrawler, isPayload, route } = getRequestContext();
  if (isCrawler || (route?.name !== 'home' && route?.name !== 'sport')) return null;
  const pending = currentSplash();
  const splash = await withTimeout(pending);
  if (splash === undefined) return null;
  if (splash === timedOut) {
    return (
      <Deferred fallback={null}>
        <LateSplash pending={pending} />
      </Deferred>
    );
  }
  return (
    <>
      <SplashGate key={splash.id} splash={toShownSplash(splash)} />
      {/* inline scripts do not run after a soft navigation, where the island is already loaded */}
      {!isPayload && <script type="module" async dangerouslySetInnerHTML={{ __html: beforePaint }} />}
    </>
  );
}

async function LateSplash({ pending }: { pending: ReturnType<typeof currentSplash> }) {
  const splash = await pending;
  return splash && <SplashGate key={splash.id} splash={toShownSplash(splash)} />;
}

/** Undefined if there is none or it failed to load. */
async function currentSplash(): Promise<Splash | undefined> {
  const { api, url } = getRequestContext();
  try {
    const slug = matchRoute(url.pathname)?.params['slug'];
    const sport = slug === undefined ? undefined : findSport(await api.sports.list(), slug);
    if (slug !== undefined && !sport) return undefined;
    const splash = await api.splash.forSport(sport?.id);
    return splash && !hasEnded(splash, Date.now()) ? splash : undefined;
  } catch (error) {
    console.error('The splash was left out:', error);
    return undefined;
  }
}
