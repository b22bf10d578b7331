import type { ContentKind } from './define-content.ts';
import { kinds } from './kinds.ts';

/** Kinds with an RSS feed, by its path. */
export const kindsWithFeeds: ReadonlyMap<string, ContentKind> = new Map(
  kinds.flatMap((kind) => (kind.feed && kind.url ? [[kind.feed.path, kind]] : [])),
);

/** The path of a kind's feed, optionally of one sport by its slug. Throws for a kind without a feed. */
export function feedPath({ name, feed }: Pick<ContentKind, 'name' | 'feed'>, sportSlug?: string): string {
  if (!feed) throw new Error(`Content kind ${name} has no feed`);
  return sportSlug === undefined ? feed.path : `${feed.path}?path=${encodeURIComponent(sportSlug)}`;
}
