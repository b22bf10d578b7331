import { allAmerican } from '../../content/honors/all-american.ts';
import { type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { selectionGroupings } from './all-american-facts.ts';

/** All selections, and how `?by=` groups them. */
export const load = async ({ api, url }: LoadRequest<'allAmericans'>) => {
  const by = url.searchParams.get('by') || 'sport';
  const grouping = selectionGroupings.find((each) => each === by);
  if (!grouping)
    return refuse(`by is ${JSON.stringify(by.slice(0, 80))}. Use one of ${selectionGroupings.join(', ')}.`, {
      title: 'All-Americans',
      href: href('allAmericans'),
    });
  return { selections: await api.content.all(allAmerican), grouping };
};
