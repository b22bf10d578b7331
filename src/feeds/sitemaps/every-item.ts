import type { Page } from '../../api/page.ts';

/** The most the API puts on a page. */
const pageSize = 100;

type Listing = { page: number; size: number };

/** The items of a paged list, page after page, as far as they are asked for. */
export async function* everyItem<Item>(list: (asked: Listing) => Promise<Page<Item>>): AsyncGenerator<Item> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await list({ page, size: pageSize });
    pages = answer.pages;
    yield* answer.items;
  }
}
