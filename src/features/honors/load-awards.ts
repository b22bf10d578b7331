import { award } from '../../content/honors/award.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** All awards with all of their winners. */
export const load = async ({ api }: LoadRequest<'awards'>) => {
  const [awards, winners] = await Promise.all([api.content.all(award), api.content.all(awardWinner)]);
  return { awards, winners };
};
