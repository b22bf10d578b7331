import { csvTable } from '../../web/csv-table.ts';
import { endpoint } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { findSportId, findSports } from '../sports/queries.ts';
import { readRecords } from './read-records.ts';
import { type BookList, type RecordBook, recordContract } from './schema.ts';

/** A line for each mark. */
const toCsv = ({ lists }: RecordBook): string =>
  csvTable([
    ['Subject', 'Span', 'Category', 'Rank', 'Mark', 'Holder', 'Season', 'Date', 'Opponent', 'Source'],
    ...lists.flatMap(({ subject, span, title, marks }) =>
      marks.map(({ rank, mark, holder, seasons, date, opponent, source }) => [
        subject,
        span,
        title,
        rank,
        mark,
        holder,
        seasons,
        date,
        opponent,
        source,
      ]),
    ),
  ]);

/** The list with only one person's marks; empty if there are none. */
function ofPerson(list: BookList, personId: number): BookList[] {
  const marks = list.marks.filter((mark) => mark.personId === personId);
  return marks.length === 0 ? [] : [{ ...list, marks, more: 0 }];
}

export const recordEndpoints = [
  endpoint(
    recordContract.get,
    async ({ db, tenant, values: { sport: word, subject, span, personId }, derive }) => {
      const sportId = await findSportId(db, tenant.id, word);
      const row = (await findSports(db, tenant.id)).find(({ sport }) => sport.id === sportId);
      if (!row) {
        const sentence = `sport is ${JSON.stringify(word)}, which is no sport of this college; /api/v2/Sports lists them.`;
        return problem(404, sentence, { sport: [sentence] });
      }
      const { body, tags } = await derive(`records ${row.sport.id}`, () => readRecords(db, tenant, row));
      const ofView = body.lists.filter(
        (list) => (subject === undefined || list.subject === subject) && (span === undefined || list.span === span),
      );
      const lists = personId === undefined ? ofView : ofView.flatMap((list) => ofPerson(list, personId));
      return { body: { ...body, lists }, tags };
    },
    { csv: toCsv },
  ),
];
