import type { ContentKind } from '../../content/define-content.ts';
import type { Target } from '../../content/fields/field.ts';
import { searchableKinds } from '../../content/search.ts';
import { titleOf } from '../../content/title-of.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { enDashed } from '../../web/text.ts';
import type { ContentRow } from './content-rows.ts';
import type { SearchResult } from './schema.ts';

/** A row of a content kind as a search result: its fields of weight A and B, URL, parent, sport, picture and date. */
export function contentResult(found: ContentRow, timezone: string): SearchResult {
  const { row } = found;
  const kind = requireKind(found.kind);
  const textOf = (weight: string) => {
    const key = Object.keys(kind.search).find((each) => kind.search[each] === weight) ?? '';
    return String(row[key] ?? '');
  };
  const related = relatedOf(kind, found);
  const summary = [parentTitle(kind, found), sportTitle(kind, found), enDashed(stripHtml(textOf('B')))];
  const pictureKey = Object.keys(kind.fields).find((key) => kind.fields[key]?.control === 'picture') ?? '';
  const picture = found.references[pictureKey];
  return {
    kind: kind.name,
    title: titleOf(kind, row),
    url: (kind.searchUrl ?? kind.url)?.(row as never, related) ?? '',
    summary: summary.filter(Boolean).join(' · ') || null,
    date: dateOf(kind, row, timezone),
    image: picture ? `/media/${picture['imagePath']}` : null,
  };
}

const parentTitle = ({ partOf = '', fields }: ContentKind, { references }: ContentRow): string | undefined => {
  const { storage } = fields[partOf] ?? {};
  const parent = references[partOf];
  return parent && storage?.as === 'reference' ? titleOf(storage.to as ContentKind, parent) : undefined;
};

/** The title of the sport of a row that refers to exactly one. */
const sportTitle = ({ fields }: ContentKind, { references }: ContentRow): string | undefined => {
  const key = Object.keys(references).find((each) => {
    const storage = fields[each]?.storage;
    return storage?.as === 'reference' && storage.to === 'sport';
  });
  const title = key && references[key]?.['title'];
  return typeof title === 'string' ? title : undefined;
};

/** The date of a row, if its kind is listed by date. */
function dateOf({ order, feed, fields }: ContentKind, row: ContentRow['row'], timezone: string): string | null {
  const keys = [feed?.published, order[0]?.replace('-', '')];
  const key = keys.find((each = '') => ['date', 'instant'].includes(fields[each]?.storage.as ?? '')) ?? '';
  const stored = row[key];
  if (typeof stored !== 'string') return null;
  if (fields[key]?.storage.as === 'date') return stored;
  return Temporal.Instant.from(stored).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** Throws for a kind without search. */
function requireKind(name: string): ContentKind {
  const kind = searchableKinds.get(name);
  if (!kind) throw new Error(`Site search does not know the kind "${name}"`);
  return kind;
}

/** Looks up the rows that the fields of a row refer to. */
function relatedOf({ fields }: ContentKind, { row, references }: ContentRow) {
  return <Row>(target: Target, id: number): Row | undefined => {
    const key = Object.keys(references).find((each) => {
      const storage = fields[each]?.storage;
      return storage?.as === 'reference' && storage.to === target && row[each] === id;
    });
    const referred = key && references[key];
    return referred ? (referenceOf(target, referred) as Row) : undefined;
  };
}

/** A referenced row as in the responses of its kind. */
function referenceOf(target: Target, row: Record<string, unknown>): unknown {
  if (target === 'sport') return toSportReference(row as never);
  if (typeof target === 'string') return row;
  const kind = target as ContentKind;
  return { id: row['id'], title: titleOf(kind, row), url: kind.url?.(row as never, () => undefined) ?? null };
}
