import { searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { findContentRows } from './content-rows.ts';
import { correctTerms } from './correct-terms.ts';
import { findDocuments } from './find-documents.ts';
import { findGames, findPeople, findSports, findStories } from './queries.ts';

/** Postgres makes five custom plans for a prepared statement before it stores a generic one. */
const plannings = 6;

/**
 * Runs the statements of a search at startup, for a nonexistent college, until their plans are stored. Planning them
 * takes longer than running them.
 */
export async function warmUpSearch(db: Db): Promise<void> {
  const [noCollege, terms] = [0, ['search']];
  for (let planning = 0; planning < plannings; planning++) {
    await findDocuments(db, noCollege, { terms, kinds: searchKinds, limit: 1, offset: 0 });
    await correctTerms(db, noCollege, terms);
    await findContentRows(db, noCollege, () => []);
    for (const find of [findSports, findPeople, findStories, findGames]) await find(db, noCollege, []);
  }
}
