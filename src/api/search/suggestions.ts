import { searchableKinds } from '../../content/search.ts';
import { capitalize, enDashed } from '../../domain/text.ts';
import type { SearchResult } from './schema.ts';

type Suggestion = Pick<SearchResult, 'kind' | 'title' | 'url' | 'image' | 'standIn'> & { detail: string };

const most = 8;
/** Suggestions of one kind, so that others remain visible. */
const mostOfKind: Record<string, number> = { sport: 3, person: 4 };
const mostOfOthers = 2;

/** The first results of each kind, without repeated addresses. */
export function suggestionsOf(results: readonly SearchResult[]): Suggestion[] {
  const counts = new Map<string, number>();
  const addresses = new Set<string>();
  const chosen = results.filter(({ kind, url }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    if (addresses.has(url) || count > (mostOfKind[kind] ?? mostOfOthers)) return false;
    addresses.add(url);
    counts.set(kind, count);
    return true;
  });
  return chosen.slice(0, most).map((result): Suggestion => {
    const { kind, url, image, standIn } = result;
    const title = enDashed(result.title);
    return { kind, title, detail: detailOf(result), url, image, ...(standIn !== undefined && { standIn }) };
  });
}

const detailOf = ({ kind, summary }: SearchResult): string =>
  (kind === 'person' && summary) || capitalize(searchableKinds.get(kind)?.noun ?? kind);
