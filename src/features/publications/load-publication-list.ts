import { publication } from '../../content/publications/publication.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const load = async ({ api }: LoadRequest<'publications'>) => ({
  publications: await api.content.all(publication),
});
