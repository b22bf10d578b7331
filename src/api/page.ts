import { type } from 'arktype';

/** The envelope of paged lists; `page` is 1-based. */
export const pageOf = type('<item>', {
  items: 'item[]',
  total: 'number.integer >= 0',
  page: 'number.integer >= 1',
  pages: 'number.integer >= 0',
});

export type Page<Item> = { items: Item[]; total: number; page: number; pages: number };

export const emptyPage = { items: [], total: 0, page: 1, pages: 0 };
