import { allAmerican } from '../../content/honors/all-american.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const load = async ({ api }: LoadRequest<'allAmericans'>) => ({
  selections: await api.content.all(allAmerican),
});
