import { type Route, routes } from '../../routes.ts';

/** Where searches are answered; undefined as long as no page answers them. */
export const searchPath: string | undefined = routes.find(({ page }: Route) => page === 'search/search-page')?.path;
