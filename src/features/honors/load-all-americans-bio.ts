import { allAmerican } from '../../content/honors/all-american.ts';
import type { LoadRequest } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** A selection with the athlete's others in the sport. */
export const load = async ({ params, api }: LoadRequest<'allAmerican'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(allAmerican, id);
  if (!item) return undefined;
  const ofSport = await api.content.all(allAmerican, { sportId: item.sport?.id });
  const ids = new Set(item.people.map((person) => person.id));
  const isSame = (other: typeof item) =>
    ids.size > 0 && other.people.length > 0 ? other.people.some((one) => ids.has(one.id)) : other.title === item.title;
  return { item, selections: ofSport.filter(isSame) };
};
