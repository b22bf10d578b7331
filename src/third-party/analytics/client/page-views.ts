import { matchRoute, type PageType } from '../../../routing/routes.ts';
import { afterRepaint } from '../../../ui/navigation/client/repaint.ts';
import { onNavigation } from '../../../ui/navigation/client/signals.ts';
import { track } from '../events.ts';

const sportParameters = ['sportSlug', 'slug', 'globalSportNameSlug'] as const;

/** What an address shows; a page that is missing is shown at the address that was asked for. */
export const pageViewOf = (
  pathname: string,
  isMissing: boolean,
): { page_type: PageType; sport?: string | undefined } => {
  const { route, params } = matchRoute(pathname) ?? {};
  if (!route || isMissing) return { page_type: 'error-404' };
  const sport = sportParameters.map((name) => params?.[name]).find((slug) => slug !== undefined);
  return { page_type: route.pageType, sport };
};

/** Tells of the page on screen. */
export const trackPage = (): void => {
  const isMissing = document.querySelector('[data-missing-page]') !== null;
  track({
    event: 'page_view',
    page_title: document.title,
    page_location: location.href,
    ...pageViewOf(location.pathname, isMissing),
  });
};

/** Tells of each page after a soft navigation, when it has been painted. */
export const trackPages = (): (() => void) =>
  onNavigation('end', async () => {
    await afterRepaint();
    trackPage();
  });
