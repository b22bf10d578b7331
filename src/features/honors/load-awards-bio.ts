import { award } from '../../content/honors/award.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

export const load = async ({ params, api }: LoadRequest<'award'>) => {
  const awardId = parseRowId(params.id);
  const item = awardId === undefined ? undefined : await api.content.get(award, awardId);
  return item && { item, winners: await api.content.all(awardWinner, { awardId }) };
};
