import { csvField, csvTable } from '../web/csv-table.ts';
import { type TextDocument, tablesOf, textOf } from '../web/text-document.ts';

/** The tables of a document as comma-separated values; several have their captions above. */
export function documentCsv(document: TextDocument): string {
  const tables = tablesOf(document).map(({ caption, columns, rows }) => ({
    caption,
    text: csvTable([
      columns.map(({ over, heading }) => (over && over !== heading ? `${over} ${heading}` : heading)),
      ...rows.map(({ cells }) => cells.map(textOf)),
    ]),
  }));
  return tables.length === 1
    ? tables.map(({ text }) => text).join('')
    : tables.map(({ caption, text }) => `${csvField(caption)}\r\n${text}`).join('\r\n');
}
