import type { ApiClient } from '../../api/client.ts';
import { inducteeCategories } from '../../domain/honors/categories.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readFilter, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRefusal } from '../../routing/load.ts';
import type { Inductee } from './honor-items.ts';

/** The values of the filter form of a hall of fame. */
export type InducteeFilter = { sport?: string | undefined; year?: string | undefined; category?: string | undefined };

type Request = { url: URL; api: Pick<ApiClient, 'sports'>; instead: LoadRefusal['instead'] };

const isYear = (text: string) => /^\d{4}$/.test(text);
const isCategory = (text: string) => inducteeCategories.some((each) => each === text);

/** Reads sport, class and category from the query. Refuses malformed values. */
export async function readInducteeFilter({ url, api, instead }: Request): Promise<InducteeFilter | LoadRefusal> {
  const query = await readListQuery({ url, api, instead });
  if (isRefusal(query)) return query;
  const year = readFilter({ url, name: 'year', accepts: isYear, expected: 'a year such as 1998', instead });
  if (typeof year === 'object') return year;
  const expected = `one of ${inducteeCategories.join(', ')}`;
  const category = readFilter({ url, name: 'category', accepts: isCategory, expected, instead });
  if (typeof category === 'object') return category;
  return { sport: query.sport && sportSlug(query.sport), year, category };
}

export const filterInductees = (inductees: readonly Inductee[], { sport, year, category }: InducteeFilter) =>
  inductees.filter(
    (item) =>
      (!sport || item.sports.some((each) => sportSlug(each) === sport)) &&
      (!year || String(item.inducted) === year) &&
      (!category || item.category === category),
  );
