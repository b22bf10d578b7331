import type { BookList, RecordBook } from '../../api/records/schema.ts';
import { type RecordSpan, type RecordSubject, recordSpans, recordSubjects } from '../../domain/records/record-list.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';

/** The lists of one subject and span, or of one of their categories. */
export type RecordView = { subject: RecordSubject; span: RecordSpan; category: string | undefined };

const ofView = (list: BookList, { subject, span }: Pick<RecordView, 'subject' | 'span'>) =>
  list.subject === subject && list.span === span;

/** The views with records: individuals before the team, careers before seasons and games. */
export const viewsOf = ({ lists }: Pick<RecordBook, 'lists'>) =>
  recordSubjects
    .toReversed()
    .flatMap((subject) => recordSpans.toReversed().map((span) => ({ subject, span })))
    .filter((view) => lists.some((list) => ofView(list, view)));

/** The requested view, the first one by default; undefined if the book has no such records. */
export function parseRecordView(query: URLSearchParams, book: Pick<RecordBook, 'lists'>): RecordView | undefined {
  const views = viewsOf(book);
  const [subject, span, category] = ['of', 'span', 'category'].map((name) => query.get(name) ?? undefined);
  const fallback: Omit<RecordView, 'category'> = { subject: 'individual', span: 'career' };
  const isDefault = subject === undefined && span === undefined;
  const view = isDefault
    ? (views[0] ?? fallback)
    : views.find((each) => (subject ?? each.subject) === each.subject && (span ?? each.span) === each.span);
  if (!view) return undefined;
  const isKnown = category === undefined || book.lists.some((list) => ofView(list, view) && list.id === category);
  return isKnown ? { ...view, category } : undefined;
}

/** The lists of a view. */
export const listsOf = ({ lists }: Pick<RecordBook, 'lists'>, view: RecordView): BookList[] =>
  lists.filter((list) => ofView(list, view) && (view.category ?? list.id) === list.id);

/** The URL of a view; the first view of a book, and an empty book, have no query. */
export function recordAddress(
  { sport, lists }: Pick<RecordBook, 'sport' | 'lists'>,
  { subject, span }: Pick<RecordView, 'subject' | 'span'>,
  category?: string,
): string {
  const [first] = viewsOf({ lists });
  const isFirst = !first || (first.subject === subject && first.span === span);
  const query = isFirst ? { category } : { of: subject, span, category };
  return href('records', { sportSlug: sportSlug(sport) }, query);
}

export const viewLabel = ({ subject, span }: Pick<RecordView, 'subject' | 'span'>): string =>
  `${{ individual: 'Individual', team: 'Team' }[subject]} ${span}`;
