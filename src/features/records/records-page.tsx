import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { Head } from '../../ui/page/head.tsx';
import type { loadRecords } from './loads.ts';
import { recordLists } from './record-lists.markup.tsx';
import { recordAddress, viewLabel } from './record-views.ts';

export default function RecordsPage({ data: { book, view, displayOpponentHistory } }: PageProps<typeof loadRecords>) {
  const { tenant } = getRequestContext();
  const title = `${book.sport.title} Record Book`;
  return (
    <>
      <Head
        title={title}
        description={`${tenant.shortName} ${book.sport.title.toLowerCase()} records: ${viewLabel(view).toLowerCase()} records with holder, date and opponent.`}
        path={recordAddress(book, view, view.category)}
        indexed={book.lists.length > 0 && view.category === undefined}
      />
      <Markup of={recordLists} props={{ book, view, title, displayOpponentHistory }} />
    </>
  );
}
