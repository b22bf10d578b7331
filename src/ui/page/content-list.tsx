import type { ComponentProps, ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';

import { FilterForm } from '../controls/filter-form.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EmptyState } from './empty-state.tsx';
import { Head } from './head.tsx';
import { JsonLd } from './json-ld.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';

/** What the part needs of a content kind: the address and the title of its list. */
export type ListedKind = { listUrl?(): string; section?: { title: string } };

type HeadProps = ComponentProps<typeof Head>;

type Props = Pick<HeadProps, 'description' | 'items' | 'image' | 'indexed' | 'feed'> & {
  kind: ListedKind;
  /** Heading of the page; that of the kind's section by default. */
  title?: string;
  /** Title of the document, if it is another one. */
  documentTitle?: string;
  /** Path of the page, with the query that selects what it lists; that of the kind by default. */
  path?: string;
  /** Structured data of the list. */
  data?: WithContext<Thing> | undefined;
  breadcrumbs?: ComponentProps<typeof Breadcrumbs>['items'] | undefined;
  /** Controls beside the heading. */
  controls?: ReactNode;
  /** Text and tabs above the filter. */
  lead?: ReactNode;
  /** Selects of the filter; none for a list that is too short for it. */
  filter?: ComponentProps<typeof FilterForm>['selects'] | false | undefined;
  /** Why nothing is listed, and where to go instead; shown in place of the list. */
  empty?: { title: string; instead: ReactNode } | false | undefined;
  pages?: ComponentProps<typeof Pagination>;
  /** The list. */
  children?: ReactNode;
};

/** A page that lists content of a kind: metadata, heading, filter, the list or why it is empty, and its pages. */
export function ContentList({
  kind,
  title = kind.section?.title ?? '',
  documentTitle = title,
  path = kind.listUrl?.() ?? '',
  data,
  breadcrumbs,
  controls,
  lead,
  filter,
  empty,
  pages,
  children,
  ...head
}: Props) {
  return (
    <>
      <Head title={documentTitle} path={path} {...head} />
      <JsonLd data={data} />
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <PageHeader title={title}>{controls}</PageHeader>
      {lead}
      {filter && <FilterForm action={kind.listUrl?.() ?? path} selects={filter} />}
      {empty ? (
        <EmptyState title={empty.title}>
          <p>{empty.instead}</p>
        </EmptyState>
      ) : (
        children
      )}
      {pages && <Pagination {...pages} />}
    </>
  );
}
