import type { ItemList, Person, SportsTeam, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { itemList } from '../../ui/page/item-list.ts';
import type { AwardWinner, Inductee } from './honor-items.ts';

type Honoree = Pick<Inductee, 'title' | 'image'> & {
  url: string;
  /** "Athletics Hall of Fame, 2019". */
  award: string | string[];
  isTeam?: boolean;
};

/** A person or team with an award, as structured data. */
export function honoree({ title, image, url, award, isTeam = false }: Honoree): WithContext<Person | SportsTeam> {
  const facts = {
    '@id': canonicalAddress(url),
    name: title,
    url: canonicalAddress(url),
    award,
    ...(image && { image: canonicalAddress(image.url) }),
  };
  if (isTeam) return { '@context': 'https://schema.org', '@type': 'SportsTeam', ...facts };
  const alumniOf = { '@type': 'CollegeOrUniversity' as const, name: getRequestContext().tenant.name };
  return { '@context': 'https://schema.org', '@type': 'Person', ...facts, alumniOf };
}

/** The winners of an award as structured data, newest first. */
export const winnerList = (title: string, winners: readonly AwardWinner[]): WithContext<ItemList> =>
  itemList(
    winners.map(({ title: name, season, recipient }) => ({
      '@type': recipient === 'team' ? 'SportsTeam' : 'Person',
      name,
      award: `${title}, ${season}`,
    })),
    title,
  );
