import type { CollectionPage, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { load } from './load-tag-list.ts';
import { tagIndex } from './tag-index.markup.tsx';

const collection = (): WithContext<CollectionPage> => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  '@id': canonicalAddress(href('tags')),
  name: 'Tags',
});

/** Every tag, by initial. */
export default function TagListPage({ data: { tags } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  return (
    <>
      <Head
        title="Tags"
        description={`Subjects of stories and photo galleries of ${tenant.name}, from A to Z.`}
        path={href('tags')}
        indexed={tags.length > 0}
      />
      <JsonLd data={collection()} />
      <PageHeader title="Tags" />
      {tags.length > 0 ? (
        <Markup of={tagIndex} props={{ tags }} />
      ) : (
        <EmptyState title="No tags yet.">
          <p>
            Stories are listed by sport and year under <SiteLink href={href('news')}>News</SiteLink>.
          </p>
        </EmptyState>
      )}
    </>
  );
}
