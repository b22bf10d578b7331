import { csvField } from '../../web/csv-table.ts';
import { stripHtml } from '../../web/strip-html.ts';

/** Formats items as comma-separated values: references as names, markup as text, lists separated by semicolons. */
export function contentCsv(items: readonly object[]): string {
  const columns = [...new Set(items.flatMap(Object.keys))].filter(
    (key) => key !== 'visibleFrom' && key !== 'visibleUntil',
  );
  const lines = items.map((item) => columns.map((key) => cellOf(Reflect.get(item, key))));
  return [columns, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

type Named = { title?: string; url?: string; firstName?: string; lastName?: string; absoluteUrl?: string };

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join('; ');
  if (typeof value !== 'object') return stripHtml(String(value));
  const { absoluteUrl, title, firstName, lastName }: Named = value;
  return absoluteUrl ?? (lastName === undefined ? title : `${firstName} ${lastName}`.trim()) ?? JSON.stringify(value);
}
