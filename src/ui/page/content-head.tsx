import type { ComponentProps } from 'react';
import type { Thing, WithContext } from 'schema-dts';

import { Breadcrumbs } from './breadcrumbs.tsx';
import type { ListedKind } from './content-list.tsx';
import { Head } from './head.tsx';
import { JsonLd } from './json-ld.tsx';

type HeadProps = ComponentProps<typeof Head>;

type Props = Omit<HeadProps, 'title' | 'path' | 'items'> & {
  kind: ListedKind;
  item: { title: string; url?: string | null; access?: string };
  /** Title of the document, if it is another one than that of the item. */
  documentTitle?: string;
  /** Structured data of the item. */
  data: WithContext<Thing> | undefined;
  /** The pages above this one; the list of the kind by default. */
  above?: ComponentProps<typeof Breadcrumbs>['items'];
};

/** The head of a page of one item of a kind: metadata, structured data and breadcrumbs. */
export function ContentHead({
  kind,
  item: { title, url, access = 'public' },
  documentTitle = title,
  data,
  above = [{ label: kind.section?.title ?? '', href: kind.listUrl?.() ?? '' }],
  indexed = access === 'public',
  ...head
}: Props) {
  return (
    <>
      <Head title={documentTitle} path={url ?? ''} indexed={indexed} {...head} />
      <JsonLd data={data} />
      <Breadcrumbs items={[...above, { label: title }]} />
    </>
  );
}
