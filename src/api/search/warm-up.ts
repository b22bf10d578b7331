import { searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { correctTerms } from './correct-terms.ts';
import { findDocuments } from './find-documents.ts';

/**
 * Searches once, for no college. The embedded database compiles its contributed modules when they are first used, which
 * takes a second of the server's thread: better before it listens than in somebody's first search.
 */
export async function warmUpSearch(db: Db): Promise<void> {
  const [noCollege, terms] = [0, ['search']];
  await findDocuments(db, noCollege, { terms, kinds: searchKinds, limit: 1, offset: 0 });
  await correctTerms(db, noCollege, terms);
}
