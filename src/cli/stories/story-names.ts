import { eq } from 'drizzle-orm';

import { author } from '../../content/authors/author.ts';
import { tag } from '../../content/tags/tag.ts';
import type { Db } from '../../db/client.ts';
import { selectRows } from '../../db/content/rows.ts';
import { sport } from '../../db/schema/sport.ts';
import { sportSlug } from '../../domain/sport.ts';

/** Maps names in files to the names that the college uses; undefined for unknown names. */
export type StoryNames = Record<'sport' | 'tag' | 'author', (name: string) => string | undefined>;

const finder = (entries: readonly [name: string | null, found: string][]) => {
  const byName = new Map(entries.flatMap(([name, found]) => (name === null ? [] : [[name.toLowerCase(), found]])));
  return (name: string) => byName.get(name.trim().toLowerCase());
};

/** The sports (by slug, short name or title), tags and authors of a college. */
export async function loadStoryNames(db: Db, tenantId: number): Promise<StoryNames> {
  const [sports, tags, authors] = await Promise.all([
    db.select().from(sport).where(eq(sport.tenantId, tenantId)),
    selectRows(db, tag, tenantId),
    selectRows(db, author, tenantId),
  ]);
  return {
    sport: finder(
      sports.flatMap((row): [string | null, string][] =>
        [row.title, row.shortName, row.globalSportNameSlug].map((name) => [name, sportSlug(row)]),
      ),
    ),
    tag: finder(tags.map(({ title }) => [title, title])),
    author: finder(authors.map(({ title }) => [title, title])),
  };
}
