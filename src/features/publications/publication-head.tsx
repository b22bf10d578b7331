import type { PublicationIssue, WithContext } from 'schema-dts';

import { sportTitles } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { kindTitle, type Publication } from './publication-facts.ts';

/** The metadata of a publication. */
export function PublicationHead({ item }: { item: Publication }) {
  const { tenant } = getRequestContext();
  const facts = [`${kindTitle(item)} of ${tenant.name}`, sportTitles(item.sports)].filter(Boolean).join(': ');
  return (
    <>
      <Head
        title={item.title}
        description={item.summary ?? facts}
        path={item.url ?? ''}
        image={item.cover}
        indexed={item.access === 'public'}
      />
      <JsonLd data={issueOf(item, tenant.name)} />
      <Breadcrumbs items={[{ label: 'Publications', href: href('publications') }, { label: item.title }]} />
    </>
  );
}

const issueOf = (item: Publication, college: string): WithContext<PublicationIssue> => ({
  '@context': 'https://schema.org',
  '@type': 'PublicationIssue',
  '@id': canonicalAddress(item.url ?? ''),
  url: canonicalAddress(item.url ?? ''),
  name: item.title,
  datePublished: item.issued,
  publisher: { '@type': 'CollegeOrUniversity', name: college, url: canonicalAddress(href('home')) },
  ...(item.summary && { description: item.summary }),
  ...(item.cover && { image: canonicalAddress(item.cover.url) }),
  ...(item.file && {
    encoding: {
      '@type': 'MediaObject',
      contentUrl: canonicalAddress(item.file.url),
      encodingFormat: item.file.mediaType,
      contentSize: `${item.file.size} B`,
    },
  }),
});
