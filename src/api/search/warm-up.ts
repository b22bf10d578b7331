import { searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { findContentRows } from './content-rows.ts';
import { correctTerms } from './correct-terms.ts';
import { findDocuments } from './find-documents.ts';
import { findGames, findPeople, findSports, findStories } from './queries.ts';

/** Postgres plans a prepared statement five times for its values, and once more for any values. */
const plannings = 6;

/**
 * Runs the statements of a search for no college at startup, until their plans are stored. The embedded database compiles
 * extensions on first use, which blocks the server's thread for a second, and takes longer to plan the statements than to
 * run them.
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
