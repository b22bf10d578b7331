import type { Page } from '../../api/page.ts';

/** Maximum page size of the API. */
const maxPageSize = 100;

type Listing = { page: number; size: number };

/** Iterates over a paged list, loading pages on demand. */
export async function* everyItem<Item>(list: (page: Listing) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await list({ page, size: maxPageSize });
    pages = found.pages;
    yield* found.items;
  }
}
