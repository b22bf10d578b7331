import type { CollectionPage, WithContext } from 'schema-dts';

import { tag } from '../../content/tags/tag.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import type { loadTagList } from './loads.ts';
import { tagIndex } from './tag-index.markup.tsx';

const collection = (): WithContext<CollectionPage> => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': canonicalAddress(href('tags')),
  name: 'Tags',
});

/** Every tag, by initial. */
export default function TagListPage({ data: { tags } }: PageProps<typeof loadTagList>) {
  const { tenant } = getRequestContext();
  return (
    <ContentList
      kind={tag}
      description={`Subjects of stories and photo galleries of ${tenant.name}, from A to Z.`}
      indexed={tags.length > 0}
      data={collection()}
      empty={
        tags.length === 0 && {
          title: 'No tags yet.',
          instead: (
            <>
              Stories are listed by sport and year under <SiteLink href={href('news')}>News</SiteLink>.
            </>
          ),
        }
      }
    >
      <Markup of={tagIndex} props={{ tags }} />
    </ContentList>
  );
}
