import { tag } from '../../content/tags/tag.ts';
import type { LoadRequest } from '../../routing/load.ts';

export const load = async ({ api }: LoadRequest<'tags'>) => ({ tags: await api.content.all(tag) });
