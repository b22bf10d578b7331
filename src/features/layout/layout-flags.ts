import type { Route } from '../../routing/routes.ts';

/** Pages without header and footer, such as print and text views. */
const aloneRoutes = new Set<string>(['splash', 'hiddenSplash']);

export type LayoutFlags = {
  /** No wrapper: the page's sections are full width. */
  isFullWidth: boolean;
  /** No skip link and nothing above or below the content. */
  isFullScreen: boolean;
  /** Neither header nor footer. */
  isAlone: boolean;
  /** Homes have their own style. */
  pageClass: 'home-page' | 'sport-home-page' | 'common-page';
};

type Row = Pick<Route, 'fullWidth' | 'fullScreen' | 'view'> & { name: string };

/** Layout flags of a route; a missing page uses the defaults. */
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
