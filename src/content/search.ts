import { type CoreSearchKind, coreSearchKinds } from '../domain/search.ts';
import type { ContentKind } from './define-content.ts';
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
