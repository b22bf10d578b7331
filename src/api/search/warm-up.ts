import { searchKinds } from '../../content/search.ts';
import type { Db } from '../../db/client.ts';
import { findContentRows } from './content-rows.ts';
import { correctTerms } from './correct-terms.ts';
import { findDocuments } from './find-documents.ts';

/**
 * Runs one search for no college at startup. The embedded database compiles extensions on first use, which blocks the
 * server's thread for a second.
 */
export async function warmUpSearch(db: Db): Promise<void> {
  const [noCollege, terms] = [0, ['search']];
  await findDocuments(db, noCollege, { terms, kinds: searchKinds, limit: 1, offset: 0 });
  await correctTerms(db, noCollege, terms);
  await findContentRows(db, noCollege, () => []);
}
