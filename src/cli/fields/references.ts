import { and, eq } from 'drizzle-orm';
import { type } from 'arktype';
import { game } from '../../db/schema/game.ts';
import { type Field, field, mustBe } from './field.ts';

const word = type('string > 0').or('number.integer');

const oneOf = (what: string, known: readonly string[]) =>
  mustBe(`${what}; there are: ${known.join(', ') || 'none yet'}`);

/** A sport of the college by its slug. */
export const sport = (description: string, name = 'sport'): Field<number> =>
  field({
    name,
    value: '<slug>',
    description,
    given: word.describe('the slug of a sport, such as football'),
    read: (given, { sports }) => {
      const found = sports.find(({ slug }) => slug === String(given).toLowerCase());
      if (found) return found.id;
      return oneOf(
        'the slug of a sport',
        sports.map(({ slug }) => slug),
      );
    },
    print: (stored, { sports }) => sports.find(({ id }) => id === stored)?.slug ?? stored,
  });

/** A place of promotions by its name, or its number. */
export const place = (description: string): Field<number> =>
  field({
    name: 'place',
    value: '<place>',
    description,
    given: word.describe('a place, such as home-rotator'),
    read: (given, { places }) => {
      const found = places.find(({ id, name }) => name === given || String(id) === String(given));
      if (found) return found.id;
      return oneOf(
        'the name of a place',
        places.map(({ name }) => name),
      );
    },
    print: (stored, { places }) => places.find(({ id }) => id === stored)?.name ?? stored,
  });

const gameId = type('string.integer.parse').or('number.integer').describe('the number of a game');

/** A game of the college by its number. */
export const gameNumber = (description: string): Field<number> =>
  field({
    name: 'game',
    value: '<number>',
    description,
    given: gameId,
    read: async (given, { db, tenant }) => {
      const [found] = await db
        .select({ id: game.id })
        .from(game)
        .where(and(eq(game.tenantId, tenant.id), eq(game.id, given)));
      if (found) return found.id;
      return mustBe('the number of a game; it stands at the end of the address of its box score');
    },
  });
