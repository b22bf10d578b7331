import type { News } from './news-list.ts';

/** "News", "2026 Football News". */
export const newsTitle = ({ sport, year }: Pick<News, 'sport' | 'year'>): string =>
  [year, sport?.title, 'News'].filter(Boolean).join(' ');
