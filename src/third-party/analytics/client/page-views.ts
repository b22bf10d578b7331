import { matchRoute, type PageType } from '../../../routing/routes.ts';
import { afterRepaint } from '../../../ui/navigation/client/repaint.ts';
import { onNavigation } from '../../../ui/navigation/client/signals.ts';
import { track } from '../events.ts';

const sportParameters = ['sportSlug', 'slug', 'globalSportNameSlug'] as const;

/** The type and sport of a page; the not-found page is rendered at the requested address. */
export const pageViewOf = (
  pathname: string,
  isMissing: boolean,
): { page_type: PageType; sport?: string | undefined } => {
  const { route, params } = matchRoute(pathname) ?? {};
  if (!route || isMissing) return { page_type: 'error-404' };
  const sport = sportParameters.map((name) => params?.[name]).find((slug) => slug !== undefined);
  return { page_type: route.pageType, sport };
};

/** Tracks the page on screen. */
export const trackPage = (): void => {
  const isMissing = document.querySelector('[data-missing-page]') !== null;
  track({
    event: 'page_view',
    page_title: document.title,
    page_location: location.href,
    ...pageViewOf(location.pathname, isMissing),
  });
};

/** Tracks every page after a soft navigation, once it has been painted. */
export const trackPages = (): (() => void) =>
  onNavigation('end', async () => {
    await afterRepaint();
    trackPage();
  });
