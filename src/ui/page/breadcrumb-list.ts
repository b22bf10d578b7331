import type { BreadcrumbList, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';

/** The breadcrumbs of a page as schema.org data. Paths of this site; the last step is the page itself. */
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
