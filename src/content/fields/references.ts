import { type Type, type } from 'arktype';

import { type ImageRow, imageResponse, toImage } from '../../domain/image.ts';
import { type SportReference, sportReference } from '../../domain/sport-reference.ts';
import { slugify } from '../../web/slug.ts';
import {
  createField,
  type FieldOptions,
  listNames,
  type ManyField,
  mustBe,
  type ReadContext,
  type ResponseContext,
  type Target,
  withPresence,
} from './field.ts';

/** How commands refer to rows of a target, and how responses represent them. */
type Reference<Wire, To extends Target = Target> = {
  to: To;
  /** Rows are given by name, otherwise by number. */
  isNamed?: true;
  /** The expected value, for errors: `the slug of a sport`. */
  what: string;
  schema: Type<Wire>;
  toResponse: (id: number, context: ResponseContext) => Wire | undefined;
};

/** Maximum number of names in an error message. */
const listed = 40;

async function readId(
  { to, isNamed, what }: Reference<unknown>,
  input: unknown,
  context: ReadContext,
): Promise<number> {
  const text = String(input).trim().toLowerCase();
  const known = context.names(to);
  // colleges' files name sports by title
  const names = to === 'sport' ? [text, slugify(text)] : [text];
  const named = known.filter(({ id, name }) => names.includes(name.toLowerCase()) || String(id) === text);
  const found = named.find(({ id }) => String(id) === text) ?? named[0];
  // two schools may have one name
  if (named.length > 1 && String(found?.id) !== text)
    return mustBe(`the number of one of those of this name: ${named.map(({ id }) => id).join(', ')}`);
  const namesakes = known.filter(({ person }) => person?.fullName.toLowerCase() === text);
  if (!found && namesakes.length > 1)
    return mustBe(`the number of one of the people of this name: ${namesakes.map(({ id }) => id).join(', ')}`);
  if (found) return found.id;
  const all = isNamed ? (await context.allNames(to)).map(({ name }) => name) : [];
  return mustBe(isNamed ? `${what}; there are: ${listNames(all, listed)}` : what);
}

/** A JSON value that refers to the row again. */
const print = ({ to, isNamed }: Reference<unknown>, id: number, { names }: Pick<ReadContext, 'names'>) =>
  isNamed ? (names(to).find((one) => one.id === id)?.name ?? id) : id;

const one = <Wire>(label: string, reference: Reference<Wire>, options: FieldOptions) =>
  createField<number, Wire | null>({
    ...options,
    label,
    control: reference.isNamed ? 'select' : 'number',
    storage: { as: 'reference', to: reference.to },
    read: (input, context) => readId(reference, input, context),
    print: (stored, college) => print(reference, stored, college),
    schema: reference.schema.or('null') as unknown as Type<Wire | null>,
    toResponse: (stored, context) => reference.toResponse(stored, context) ?? null,
  });

/** Any number of rows: a comma- or semicolon-separated text, or a JSON list. */
const many = <Wire, To extends Target>(
  label: string,
  reference: Reference<Wire, To>,
  { isOrdered = false, ...options }: FieldOptions & { isOrdered?: boolean },
): ManyField<Wire, To> => {
  const storage = { as: 'many', to: reference.to, isOrdered } as const;
  const field = withPresence<number[], Wire[], 'many'>(
    {
      ...options,
      label,
      control: 'select-many',
      storage,
      read: async (input, context) => {
        const written = Array.isArray(input) ? input : String(input).split(/[,;]/);
        const ids = [...new Set(await Promise.all(written.map((each) => readId(reference, each, context))))];
        return isOrdered ? ids : ids.sort((a, b) => a - b);
      },
      print: (stored, college) => stored.map((id) => print(reference, id, college)),
      schema: reference.schema.array() as Type<Wire[]>,
      toResponse: (stored, context) => stored.flatMap((id) => reference.toResponse(id, context) ?? []),
    },
    'many',
  );
  return { ...field, storage };
};

const toSport: Reference<SportReference, 'sport'> = {
  to: 'sport',
  isNamed: true,
  what: 'the slug of a sport',
  schema: sportReference as Type<SportReference>,
  toResponse: (id, { related }) => related<SportReference>('sport', id),
};

/** A sport of the college, by its slug. */
export const sport = (label: string, options: FieldOptions = {}) => one(label, toSport, { name: 'sport', ...options });

/** Any number of sports of the college, by their slugs: `football,baseball`. */
export const sports = (label = 'Sports', options: FieldOptions = {}) => many(label, toSport, options);

const byNumber = <To extends Target>(to: To, what: string): Reference<number, To> => ({
  to,
  what,
  schema: type('number.integer'),
  toResponse: (id) => id,
});
const toGame = byNumber('game', 'the number of a game, as at the end of its box score URL');

/** A game of the college, by its number. */
export const game = (label: string, options: FieldOptions = {}) => one(label, toGame, { name: 'game', ...options });

/** Any number of games of the college: `12,15`. */
export const games = (label = 'Games', options: FieldOptions = {}) => many(label, toGame, options);

/** Another row of the same kind, by its number. */
export const parent = (label: string, options: FieldOptions = {}) =>
  one(label, byNumber('self', 'the number of another one in the list'), { name: 'parent', ...options });

const personReference = type({
  id: 'number.integer',
  firstName: 'string',
  lastName: 'string',
  /** URL of the latest bio. */
  url: 'string | null',
  image: imageResponse.or('null'),
});
type PersonReference = typeof personReference.infer;

/** A person on a public roster, with their latest picture and the URL of their latest bio. */
export type PersonRow = Omit<PersonReference, 'image'> & {
  picture: ImageRow | undefined;
  /** Their position as coach or support staff in a current season, with the bio of that season. */
  staff?: { url: string; title?: string; email?: string | null; phone?: string | null } | undefined;
};

const toPerson: Reference<PersonReference, 'person'> = {
  to: 'person',
  isNamed: true,
  what: 'the name of a person, or their number where two have it',
  schema: personReference,
  toResponse: (id, { related, origin }) => {
    const row = related<PersonRow>('person', id);
    if (!row) return undefined;
    const { picture, staff: _, ...facts } = row;
    return { ...facts, image: picture ? toImage(picture, origin) : null };
  },
};

/** A person of the college, by name. */
export const person = (label: string, options: FieldOptions = {}) =>
  one(label, toPerson, { name: 'person', ...options });

/** Any number of people of the college, by name: `Ann Reed,Lee Park`. */
export const people = (label = 'People', options: FieldOptions = {}) => many(label, toPerson, options);

type Kind = Extract<Target, object> & { readonly noun: string };

const contentReference = type({ id: 'number.integer', title: 'string', url: 'string | null' });
type ContentReference = typeof contentReference.infer;

const toContent = <K extends Kind>(kind: K): Reference<ContentReference, K> => ({
  to: kind,
  isNamed: true,
  what: `the name of ${/^[aeiou]/.test(kind.noun) ? 'an' : 'a'} ${kind.noun}`,
  schema: contentReference,
  toResponse: (id, { related }) => related<ContentReference>(kind, id),
});

/** A row of another content kind, by name or number. */
export const content = (label: string, kind: Kind, options: FieldOptions = {}) => one(label, toContent(kind), options);

/** Any number of rows of another content kind, such as tags; an ordered list keeps the order in which it was entered. */
export const contents = <K extends Kind>(
  label: string,
  kind: K,
  options: FieldOptions & { isOrdered?: boolean } = {},
) => many(label, toContent(kind), options);
