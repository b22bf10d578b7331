import type { CollectionPage, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';

type Props = { title: string; page: number; sport: string | undefined; isEmpty: boolean };

export function GalleryListHead({ title, page, sport, isEmpty }: Props) {
  const { tenant } = getRequestContext();
  const path = href('galleries', {}, { sport, page: page > 1 ? page : undefined });
  const data: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': canonicalAddress(path),
    name: title,
  };
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: games, fans and campus in pictures.`}
        path={path}
        indexed={!isEmpty}
      />
      <JsonLd data={data} />
    </>
  );
}
