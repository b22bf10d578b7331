import { parsePersonName } from '../../domain/person-name.ts';
import type { Side } from '../../domain/side.ts';
import type { BookPlayer, BookTeam } from '../stats/score-book.ts';
import { feedSide } from './feed-source.ts';
import type { FeedPerson } from './schema.ts';

type Named = Pick<BookPlayer, 'firstName' | 'lastName' | 'jersey'>;

/** A player in the feed's shape, without our URLs or ids. */
export const toPerson = (side: Side, { firstName, lastName, jersey }: Named): FeedPerson => ({
  Team: feedSide(side),
  FirstName: firstName,
  LastName: lastName,
  UniformNumber: jersey,
  Photo: null,
  PersonId: '',
});

/** "First Last". */
export const spokenName = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ');

/** A player named in a text, with the jersey number if the team has that name. */
export function namedPerson(side: Side, team: BookTeam, name: string): FeedPerson {
  const wanted = spokenName({ ...parsePersonName(name), jersey: '' }).toLowerCase();
  const known = team.players.find((player) => spokenName(player).toLowerCase() === wanted);
  return toPerson(side, known ?? { ...parsePersonName(name), jersey: '' });
}
