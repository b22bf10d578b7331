import type { PublicationIssue, WithContext } from 'schema-dts';

import { publication } from '../../content/publications/publication.ts';
import { sportTitles } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { kindTitle, type Publication } from './publication-facts.ts';

/** The metadata of a publication. */
export function PublicationHead({ item }: { item: Publication }) {
  const { tenant } = getRequestContext();
  const facts = [`${kindTitle(item)} of ${tenant.name}`, sportTitles(item.sports)].filter(Boolean).join(': ');
  return (
    <ContentHead
      kind={publication}
      item={item}
      description={item.summary ?? facts}
      image={item.cover}
      data={issueOf(item, tenant.name)}
    />
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
