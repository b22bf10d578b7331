import type { RouteRow } from '../route-row.ts';

/** Statistics, records and series. */
export const statisticsRoutes = [
  {
    name: 'cumeStats',
    path: '/sports/{sportSlug}/stats/{season?}',
    page: 'stats/stats-page',
    pageType: 'cumestats',
    access: 'public',
    load: 'cume-stats',
    variants: ['pdf'],
  },
  {
    name: 'records',
    path: '/sports/{sportSlug}/records',
    page: 'records/records-page',
    pageType: 'records',
    access: 'public',
    load: 'records',
  },
  {
    name: 'standings',
    path: '/sports/{sportSlug}/standings/{season?}',
    page: 'standings/standings-page',
    pageType: 'standings',
    access: 'public',
    load: 'standings',
  },
  {
    name: 'opponentHistoryList',
    path: '/sports/{sportSlug}/opponent-history',
    page: 'opponent-history/opponent-list-page',
    pageType: 'opponenthistory-list',
    access: 'public',
    load: 'opponent-history-list',
  },
  {
    name: 'opponentHistory',
    path: '/sports/{sportSlug}/opponent-history/{opponentSlug}/{opponentId}',
    page: 'opponent-history/opponent-history-page',
    pageType: 'opponenthistory',
    access: 'public',
    load: 'opponent-history',
    requiresContentId: true,
  },
] as const satisfies readonly RouteRow[];
