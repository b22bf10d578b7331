import { type } from 'arktype';

import type { ApiClient } from '../../api/client.ts';
import type { ContentKind } from '../../content/define-content.ts';
import { kinds } from '../../content/kinds.ts';
import { tag } from '../../content/tags/tag.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { capitalize } from '../../web/text.ts';

const storiesPerPage = 24;
const othersPerKind = 24;

const hasTags = ({ fields }: ContentKind): boolean =>
  Object.values(fields).some(({ storage }) => storage.as === 'many' && storage.to === tag);

/** The kinds with tags, pages and derived endpoints, in the order in which pages of tags show them; stories have endpoints of their own. */
const taggedKinds: readonly ContentKind[] = kinds.filter((kind) => kind.path && kind.url && hasTags(kind));

/** What responses of every kind with tags may have besides their own fields. */
const taggedItem = type({ id: 'number', title: 'string', url: 'string', 'sports?': sportReference.array() });
export type TaggedItem = typeof taggedItem.infer;

type Wanted = { tagId: number; sportId: number | undefined; page: number };

/** A page of stories with a tag, their sports, and the newest rows of other kinds with the tag. */
export async function findTagged(api: ApiClient, { tagId, sportId, page }: Wanted) {
  const [stories, counts, others] = await Promise.all([
    api.stories.list({ tagId, sportId, page, size: storiesPerPage }),
    api.stories.counts({ tagId }),
    Promise.all(
      taggedKinds.map(async (kind) => {
        const filter = kind.filters.includes('sportId') ? { sportId } : {};
        const { items } = await api.content.list(kind, { tagId, ...filter, size: othersPerKind });
        return { name: kind.name, title: capitalize(kind.plural), items: items.flatMap(readItem) };
      }),
    ),
  ]);
  const sports = counts.sports.map(({ sport }) => sport);
  return { stories, sports, others: others.filter(({ items }) => items.length > 0) };
}

function readItem(row: unknown): TaggedItem[] {
  const item = taggedItem(row);
  return item instanceof type.errors ? [] : [item];
}
