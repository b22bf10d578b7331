import type { WebPage, WithContext } from 'schema-dts';

import type { ItemOf } from '../../content/define-content.ts';
import type { sportFile } from '../../content/sport-files/sport-file.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';

type SportFile = ItemOf<(typeof sportFile)['fields']>;

/** The metadata of an information page, and the way back to its sport. */
export function SportFileHead({ page }: { page: SportFile }) {
  const { tenant } = getRequestContext();
  const { title, sport, image, url, access } = page;
  const home = sport
    ? { label: sport.title, href: href('sport', { slug: sportSlug(sport) }) }
    : { label: 'Home', href: href('home') };
  return (
    <>
      <Head
        title={sport ? `${title} – ${sport.title}` : title}
        description={descriptionOf(page)}
        path={url ?? ''}
        image={image}
        indexed={access === 'public'}
      />
      <JsonLd data={webPageOf(page, tenant.name)} />
      <Breadcrumbs items={[home, { label: title }]} />
    </>
  );
}

const descriptionOf = ({ summary, content, title }: SportFile): string =>
  truncate(summary ?? (stripHtml(content ?? '') || title), 200);

const webPageOf = (page: SportFile, college: string): WithContext<WebPage> => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  '@id': canonicalAddress(page.url ?? ''),
  url: canonicalAddress(page.url ?? ''),
  name: page.title,
  description: descriptionOf(page),
  datePublished: page.date,
  dateModified: page.dateModifiedUtc,
  publisher: { '@type': 'CollegeOrUniversity', name: college, url: canonicalAddress(href('home')) },
  ...(page.image && { primaryImageOfPage: { '@type': 'ImageObject', url: canonicalAddress(page.image.url) } }),
});
