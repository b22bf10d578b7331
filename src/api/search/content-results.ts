import type { ContentKind } from '../../content/define-content.ts';
import type { Target } from '../../content/fields/field.ts';
import { titleOf } from '../../content/read-row.ts';
import { searchableKinds } from '../../content/search.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { stripHtml } from '../../domain/strip-html.ts';
import type { ContentRow } from './content-rows.ts';
import type { SearchResult } from './schema.ts';

/** The result of a row of a content kind: its fields of weight A and B, its address, picture and date. */
export function contentResult(found: ContentRow): SearchResult {
  const { row } = found;
  const kind = requireKind(found.kind);
  const textOf = (weight: string) => {
    const key = Object.keys(kind.search).find((each) => kind.search[each] === weight) ?? '';
    return String(row[key] ?? '');
  };
  const pictureKey = Object.keys(kind.fields).find((key) => kind.fields[key]?.control === 'picture') ?? '';
  const picture = found.references[pictureKey];
  return {
    kind: kind.name,
    title: titleOf(kind, row),
    url: kind.url?.(row as never, relatedOf(kind, found)) ?? '',
    summary: stripHtml(textOf('B')) || null,
    date: null,
    image: picture ? `/media/${picture['imagePath']}` : null,
  };
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
    return referred ? (answerOf(target, referred) as Row) : undefined;
  };
}

/** A referred row as in the answers of its kind. */
function answerOf(target: Target, row: Record<string, unknown>): unknown {
  if (target === 'sport') return toSportReference(row as never);
  if (typeof target === 'string') return row;
  const kind = target as ContentKind;
  return { id: row['id'], title: titleOf(kind, row), url: kind.url?.(row as never, () => undefined) ?? null };
}
