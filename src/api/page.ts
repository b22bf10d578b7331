import { type } from 'arktype';

/** The envelope of paged lists; `page` is 1-based. */
export const pageOf = type('<item>', {
  items: 'item[]',
  total: 'number.integer >= 0',
  page: 'number.integer >= 1',
  pages: 'number.integer >= 0',
});

export type Page<Item> = { items: Item[]; total: number; page: number; pages: number };

type Paging = { pageIndex: number; pageSize: number };

export const rangeOf = ({ pageIndex, pageSize }: Paging) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

export const toPage = <Item>(items: Item[], total: number, { pageIndex, pageSize }: Paging): Page<Item> => ({
  items,
  total,
  page: pageIndex,
  pages: Math.ceil(total / pageSize),
});

export const emptyPage = { items: [], total: 0, page: 1, pages: 0 };
