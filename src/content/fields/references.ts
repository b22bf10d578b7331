import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { createField, type FieldCollege, type FieldOptions, mustBe, parsing, withPresence } from './field.ts';
import { integer } from './plain.ts';

const word = type('string > 0').or('number.integer');

const oneOf = (what: string, known: readonly string[]) =>
  mustBe(`${what}; there are: ${known.join(', ') || 'none yet'}`);

const sportIdOf = (slug: string, { sports }: FieldCollege): number => {
  const found = sports.find((sport) => sport.slug === slug.trim().toLowerCase());
  return (
    found?.id ??
    oneOf(
      'the slug of a sport',
      sports.map((sport) => sport.slug),
    )
  );
};

/** A sport of the college, by its slug. */
export const sport = (label: string, options: FieldOptions = {}) =>
  createField<number, typeof sportReference.infer | null>({
    name: 'sport',
    ...options,
    label,
    control: 'select',
    placeholder: '<slug>',
    storage: { as: 'reference', to: 'sport' },
    read: parsing(word.describe('the slug of a sport, such as football'), (input, context) =>
      sportIdOf(String(input), context),
    ),
    print: (stored, { sports }) => sports.find(({ id }) => id === stored)?.slug ?? stored,
    schema: sportReference.or('null'),
    toAnswer: (stored, { sports }) => sports.get(stored) ?? null,
  });

/** Any number of sports of the college, by their slugs: `football,baseball`, or a JSON list. */
export const sports = (label = 'Sports', options: FieldOptions = {}) =>
  withPresence<number[], (typeof sportReference.infer)[], 'many'>(
    {
      ...options,
      label,
      control: 'sports',
      placeholder: '<slugs>',
      storage: { as: 'many', to: 'sport' },
      read: parsing(
        type('string').or('string[]').describe('slugs of sports with commas between, such as football,baseball'),
        (input, context) => {
          const slugs = typeof input === 'string' ? input.split(',') : input;
          return [...new Set(slugs.map((slug) => sportIdOf(slug, context)))];
        },
      ),
      print: (stored, { sports }) => stored.map((id) => sports.find((sport) => sport.id === id)?.slug ?? id),
      schema: sportReference.array(),
      toAnswer: (stored, { sports }) => stored.flatMap((id) => sports.get(id) ?? []),
    },
    'many',
  );

/** A promotion place, by its name or id. */
export const place = (label: string, options: FieldOptions = {}) =>
  createField<number>({
    name: 'place',
    ...options,
    label,
    control: 'select',
    placeholder: '<place>',
    storage: { as: 'reference', to: 'promotionLocation' },
    read: parsing(word.describe('a place, such as home-rotator'), (input, { places }) => {
      const found = places.find(({ id, name }) => name === input || String(id) === String(input));
      return (
        found?.id ??
        oneOf(
          'the name of a place',
          places.map(({ name }) => name),
        )
      );
    }),
    print: (stored, { places }) => places.find(({ id }) => id === stored)?.name ?? stored,
    schema: type('number.integer'),
    toAnswer: (stored) => stored,
  });

const gameId = type('string.integer.parse').or('number.integer').describe('the number of a game');

/** A game of the college, by its id. */
export const game = (label: string, options: FieldOptions = {}) =>
  createField<number>({
    name: 'game',
    ...options,
    label,
    control: 'number',
    placeholder: '<number>',
    storage: { as: 'reference', to: 'game' },
    read: parsing(gameId, async (input, { hasGame }) =>
      (await hasGame(input)) ? input : mustBe('the number of a game, as at the end of its box score address'),
    ),
    schema: type('number.integer'),
    toAnswer: (stored) => stored,
  });

/** Any number of games of the college, by their ids: `12,15`, or a JSON list. */
export const games = (label = 'Games', options: FieldOptions = {}) =>
  withPresence<number[], number[], 'many'>(
    {
      ...options,
      label,
      control: 'text',
      placeholder: '<numbers>',
      storage: { as: 'many', to: 'game' },
      read: async (input, { hasGame }) => {
        const ids = (Array.isArray(input) ? input : String(input).split(',')).map(Number);
        for (const id of ids)
          if (!Number.isSafeInteger(id) || !(await hasGame(id))) mustBe(`numbers of games; ${id} is none`);
        return [...new Set(ids)];
      },
      schema: type('number.integer[]'),
      toAnswer: (stored) => stored,
    },
    'many',
  );

/** Another row of the same kind, by its id. */
export const parent = (label: string, options: FieldOptions = {}) =>
  createField<number>({
    name: 'parent',
    ...options,
    label,
    control: 'number',
    placeholder: '<id>',
    storage: { as: 'reference', to: 'self' },
    read: integer(label, { min: 1, max: 1_000_000_000 }).read,
    schema: type('number.integer'),
    toAnswer: (stored) => stored,
  });
