import { type CoreSearchKind, coreSearchKinds } from '../domain/search.ts';
import { type ContentKind, snakeCase } from './define-content.ts';
import { kinds } from './kinds.ts';

export function isCoreKind(kind: string): kind is CoreSearchKind {
  return coreSearchKinds.some((core) => core === kind);
}

/** The searchable content kinds by name, without stories, which are a core kind. */
export const searchableKinds: ReadonlyMap<string, ContentKind> = new Map(
  kinds
    .filter(({ name, search }) => !isCoreKind(name) && Object.keys(search).length > 0)
    .map((kind) => [kind.name, kind]),
);

/** The kinds of search results, in the order in which pages show them. */
export const searchKinds: readonly string[] = [...coreSearchKinds, ...searchableKinds.keys()];

/** The arguments of a kind's `search_refresh_content` triggers: its name, and the columns of title, summary and body. */
export function searchTriggerArguments({ name, search }: ContentKind): string[] {
  const columnsOf = (...weights: string[]) =>
    Object.entries(search)
      .filter(([, weight]) => weights.includes(weight ?? ''))
      .map(([key]) => snakeCase(key))
      .join(',');
  return [name, columnsOf('A'), columnsOf('B'), columnsOf('C', 'D')];
}
