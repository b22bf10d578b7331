import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRefusal, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** Characters of a parameter that a message quotes. */
const maxQuoteLength = 80;

export const quoted = (text: string): string => JSON.stringify(text.slice(0, maxQuoteLength));

const instead = { title: 'All podcasts', href: href('podcasts') };

/** The page a query asks for, counting from 1; a refusal for anything but a page of the list. */
export function parsePage(query: URLSearchParams): number | LoadRefusal {
  const text = query.get('page') || '1';
  return parseRowId(text) ?? refuse(`page is ${quoted(text)}. It has to be a number, beginning with 1.`, instead);
}

/** The refusal of a value that names nothing. */
export const refuseName = (name: string, value: string, thing: string): LoadRefusal =>
  refuse(`${name} is ${quoted(value)}, which is not ${thing} of this college. Omit it for all of them.`, instead);
