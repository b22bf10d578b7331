import { csvColumns } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { unknownValue } from '../problem.ts';
import { findSportId, findSports } from '../sports/queries.ts';
import { readRecords } from './read-records.ts';
import { type BookList, type RecordBook, recordContract } from './schema.ts';

/** A line for each mark. */
const toCsv = ({ lists }: RecordBook): string =>
  csvColumns(
    lists.flatMap(({ marks, ...list }) => marks.map((mark) => ({ ...list, ...mark }))),
    {
      Subject: 'subject',
      Span: 'span',
      Category: 'title',
      Rank: 'rank',
      Mark: 'mark',
      Holder: 'holder',
      Season: 'seasons',
      Date: 'date',
      Opponent: 'opponent',
      Source: 'source',
    },
  );

/** The list with only one person's marks; empty if there are none. */
function ofPerson(list: BookList, personId: number): BookList[] {
  const marks = list.marks.filter((mark) => mark.personId === personId);
  return marks.length === 0 ? [] : [{ ...list, marks, more: 0 }];
}

export const recordEndpoint = endpoint(
  recordContract,
  async ({ db, tenant, values: { sport: word, subject, span, personId }, derive }) => {
    const sportId = await findSportId(db, tenant.id, word);
    const row = (await findSports(db, tenant.id)).find(({ sport }) => sport.id === sportId);
    if (!row) return unknownValue('sport', word, 'no sport of this college; /api/v2/Sports lists them');
    const { body, tags } = await derive(`records ${row.sport.id}`, () => readRecords(db, tenant, row));
    const ofView = body.lists.filter(
      (list) => (subject === undefined || list.subject === subject) && (span === undefined || list.span === span),
    );
    const lists = personId === undefined ? ofView : ofView.flatMap((list) => ofPerson(list, personId));
    return { body: { ...body, lists }, tags };
  },
  { csv: toCsv },
);
