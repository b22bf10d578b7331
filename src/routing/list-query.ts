import type { Sport } from '../domain/sport.ts';
import { type LoadRefusal, refuse } from './load.ts';

type ListQuery = { sport: Sport | undefined; page: number };
type Request = {
  url: URL;
  api: { sports: { find: (word: string) => Promise<Sport | undefined> } };
  instead: LoadRefusal['instead'];
};

/** Parses the sport (`?sport=`, slug or short name) and page (`?page=`) of a list. Refuses malformed values. */
export async function readListQuery({ url, api, instead }: Request): Promise<ListQuery | LoadRefusal> {
  const word = url.searchParams.get('sport') || undefined;
  const sport = word === undefined ? undefined : await api.sports.find(word);
  if (word !== undefined && !sport)
    return refuse(`sport is ${quoted(word)}, which is not a sport of this college. Omit it for all sports.`, instead);
  const page = readPage({ url, instead });
  return typeof page === 'number' ? { sport, page } : page;
}

/** The page of a list (`?page=`), 1 without. Refuses a malformed number. */
export function readPage({ url, instead }: Pick<Request, 'url' | 'instead'>): number | LoadRefusal {
  const page = url.searchParams.get('page') || '1';
  return /^[1-9]\d{0,4}$/.test(page)
    ? Number(page)
    : refuse(`page is ${quoted(page)}. Use a whole number from 1, or omit it for the first page.`, instead);
}

type Value = {
  url: URL;
  name: string;
  accepts: (value: string) => boolean;
  /** The expected format: 'a year such as 2026'. */
  expected: string;
  instead: LoadRefusal['instead'];
};

/** Parses a filter in the query of a list; undefined without one. Refuses a malformed value. */
export function readFilter({ url, name, accepts, expected, instead }: Value): string | undefined | LoadRefusal {
  const value = url.searchParams.get(name) || undefined;
  return value === undefined || accepts(value)
    ? value
    : refuse(`${name} is ${quoted(value)}. Use ${expected}, or omit it for all.`, instead);
}

/** Formats a value of the URL for messages. */
export const quoted = (value: string): string => JSON.stringify(value.slice(0, 80));
