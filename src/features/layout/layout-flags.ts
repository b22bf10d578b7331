import type { Route } from '../../routing/routes.ts';

/** Their own pages without header and footer, as print and text views are. */
const aloneRoutes = new Set<string>(['splash', 'hiddenSplash']);

export type LayoutFlags = {
  /** No wrapper: the page's sections touch the edges. */
  isFullWidth: boolean;
  /** No skip link, and nothing above or below the content. */
  isFullScreen: boolean;
  /** Neither header nor footer. */
  isAlone: boolean;
  /** Homes have a style of their own. */
  pageClass: 'home-page' | 'sport-home-page' | 'common-page';
};

type Row = Pick<Route, 'fullWidth' | 'fullScreen' | 'view'> & { name: string };

/** How a route is laid out; a missing page as any other. */
export function layoutFlags(route: Row | undefined): LayoutFlags {
  const isAlone = route !== undefined && (route.view !== undefined || aloneRoutes.has(route.name));
  const isStory = route?.name === 'story' || route?.name === 'hiddenStory';
  return {
    isAlone,
    isFullWidth: route?.fullWidth === true,
    isFullScreen: route?.fullScreen === true || isAlone || isStory,
    pageClass: homeClasses[route?.name ?? ''] ?? 'common-page',
  };
}

const homeClasses: Record<string, LayoutFlags['pageClass']> = { home: 'home-page', sport: 'sport-home-page' };
