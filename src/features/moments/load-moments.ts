import { moment } from '../../content/moments/moment.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { withGames } from './with-games.ts';

export const load = async ({ api }: LoadRequest<'moments'>) => ({
  sport: undefined,
  ...(await withGames(api, await api.content.all(moment))),
});
