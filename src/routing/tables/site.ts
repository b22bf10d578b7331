import type { RouteRow } from '../route-row.ts';

/** Pages of the whole site. */
export const siteRoutes = [
  {
    name: 'home',
    path: '/',
    page: 'home/home-page',
    pageType: 'home-page',
    access: 'public',
    load: 'home',
    fullWidth: true,
  },
  {
    name: 'search',
    path: '/search',
    page: 'search/search-page',
    pageType: 'search',
    access: 'public',
    load: 'search',
  },
  {
    name: 'splash',
    path: '/splash/{splashId}',
    page: 'splash/splash-page',
    pageType: 'splash',
    access: 'public',
    load: 'splash',
    fullScreen: true,
    variants: ['hidden'],
  },
  {
    name: 'login',
    path: '/login',
    page: 'login/login-page',
    pageType: 'login',
    access: 'public',
    takesForm: true,
  },
  {
    name: 'hiddenStyle',
    path: '/hidden/style',
    page: 'style/style-page',
    pageType: 'style',
    access: 'hidden',
  },
  {
    name: 'offline',
    path: '/offline',
    page: 'offline/offline-page',
    pageType: 'error-offline',
    access: 'protected',
  },
  {
    name: 'notFound',
    path: '/404',
    page: 'errors/not-found-page',
    pageType: 'error-404',
    access: 'public',
  },
] as const satisfies readonly RouteRow[];
