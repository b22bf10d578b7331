import type { BreadcrumbList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../routing/canonical-address.ts';

/** The way to a page for machines; paths of this site, the page itself last. */
export const breadcrumbList = (steps: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalAddress(path),
  })),
});
