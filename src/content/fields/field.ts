import { type ArkError, type Type, type } from 'arktype';

import type { Tenant } from '../../domain/tenant.ts';
import { expectedOf } from '../../web/expected.ts';
import type { FileClass } from '../../web/file-types.ts';
import { type ProblemCode, refusedValue } from './problem.ts';

/**
 * The table that a field references: a core table, the kind's own (`self`), or that of another content kind. `picture` stores an
 * image, `file` a file.
 */
export type Target = 'file' | 'game' | 'image' | 'person' | 'self' | 'sport' | { readonly name: string };

/** The name of a target: `sport`, or the name of a content kind. */
export type TargetName<To extends Target> = To extends string
  ? To
  : To extends { name: infer Name extends string }
    ? Name
    : never;

/** A college, with the names by which commands and JSON files refer to its rows. */
export type FieldCollege = {
  tenant: Tenant;
  /** Slugs of sports, URLs of media and names of content: at least those that the given and stored values of a row refer to. */
  names: (target: Target) => readonly NamedRow[];
};

/** A row with its name in commands and JSON files; `alt` is the alternative text of media. */
export type NamedRow = { id: number; name: string; alt?: string | null; person?: RosterPerson };

/** A person's full name, which others may share, and seasons on public rosters, as player or staff. */
export type RosterPerson = { fullName: string; terms: readonly Term[] };
export type Term = { sportId: number; season: string; role: 'player' | 'coach' | 'support' };

/** The context in which a field reads one value of a row. */
export type ReadContext = FieldCollege & {
  now: Temporal.Instant;
  /** The names of all rows of a target, for errors that list them. */
  allNames: (target: Target) => Promise<readonly NamedRow[]>;
  /** The people with a full name, ignoring case and accents. */
  findPeople: (name: string) => Promise<readonly NamedRow[]>;
  /** The rows of a target that have some values. */
  findRows: FindRows;
  /** All values given for the same row, by field name. */
  input: Readonly<Record<string, unknown>>;
  /** When a row is changed, the stored row and its values as commands print them. */
  row?: object;
  printed: Readonly<Record<string, unknown>>;
  /** Stores a picture sent with the row and returns its id and URL. Throws an error for a missing or unsafe one. */
  storePicture: (
    fileName: string,
    as: { folder: string; alt: string; square?: Square | undefined },
  ) => Promise<{ id: number; address: string }>;
  /** Stores a file sent with the row and returns its id. Throws an error for a missing or unsafe one. */
  storeFile: (fileName: string, folder: string) => Promise<number>;
  /** Changes the text alternative of stored media. */
  describeMedia: (ids: readonly number[], alt: string) => Promise<void>;
  warn: (message: string) => void;
};

export type FindRows = (
  target: Target,
  values: Readonly<Record<string, unknown>>,
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The smallest and largest width of a square picture, in pixels. */
export type Square = { min: number; max: number };

/** Rows of other tables that a row in a response refers to. */
export type ResponseContext = {
  origin: string;
  related: <Row>(target: Target, id: number) => Row | undefined;
};

/** Form control of a staff console. */
export type Control =
  | 'checkbox'
  | 'color'
  | 'date'
  | 'date-time'
  | 'file'
  | 'html'
  | 'json'
  | 'number'
  | 'picture'
  | 'select'
  | 'select-many'
  | 'text'
  | 'url';

/** A constraint on the values of a column, besides its type. */
type Rule = {
  oneOf?: readonly (string | number)[];
  min?: number;
  max?: number;
  matches?: RegExp;
  notBlank?: boolean;
};

/**
 * How a value is stored: in a column, as a reference to another row, in a join table, or with another row. The rule of a column
 * becomes a check constraint. An ordered list keeps the order in which it was entered.
 */
export type Storage =
  | { as: 'boolean' | 'date' | 'decimal' | 'instant' | 'integer' | 'json' | 'text'; rule?: Rule }
  | { as: 'reference'; to: Target }
  | { as: 'many'; to: Target; isOrdered?: boolean }
  | { as: 'nothing' };

/**
 * `required` must be given; `optional` may be null; `defaulted` has a default; `filled` is computed by the kind's `fill`. `many` is a
 * list of ids in a join table and `aside` is stored with other rows; neither has a column.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'filled' | 'many' | 'aside';

type FieldFacts<Stored, Wire> = {
  /** Label of its form control, in sentence case. */
  label: string;
  /** A phrase for the help text of commands and forms. */
  hint?: string;
  /** Heading of its group of controls. */
  group?: string;
  control: Control;
  /** A value as it is entered, for a field whose hint does not tell. */
  example?: string;
  /** The values to choose from. With an open list, the database accepts others. */
  options?: readonly string[];
  /** Name in commands, JSON files and responses, if it is not the key. */
  name?: string;
  /** Other headings of its column in CSV files, besides its name and label. */
  columns?: readonly string[];
  isFile?: true;
  /** An optional reference that is cleared when the referenced row is deleted; without it, this row is deleted as well. */
  outlives?: true;
  /** The classes of files that it accepts; they are kept in the file store, not in the database. */
  accept?: readonly FileClass[];
  /** One of several columns of a value that is entered and printed through another field. */
  isPart?: true;
  storage: Storage;
  /** Converts a text or a JSON value to the stored value. Throws an error that states what is expected. */
  read(input: unknown, context: ReadContext): Stored | Promise<Stored>;
  /** The values of other fields in which a value of this one is stored; null if it is cleared. */
  assign?(stored: Stored | null): Record<string, unknown>;
  /** A JSON value that `read` accepts again; by default the stored value itself. */
  print?(stored: Stored, college: FieldCollege, row: object): unknown;
  /** Text for a table cell; by default `print` as text. */
  cell?(stored: Stored, college: FieldCollege): string;
  /** Schema of its value in responses. */
  schema: Type<Wire>;
  toResponse(stored: Stored, context: ResponseContext): Wire;
};

export type Field<Stored, Wire = Stored, P extends Presence = Presence> = FieldFacts<Stored, Wire> & {
  presence: P;
  defaultValue?: Stored;
  /** The same field, but it may be empty. */
  optional(): Field<Stored, Wire, 'optional'>;
  /** The same field with a default for new rows. */
  default(value: Stored): Field<Stored, Wire, 'defaulted'>;
  /** The same field, computed by the kind's `fill` for new rows. */
  filled(): Field<Stored, Wire, 'filled'>;
};

/** A field whose value is a list of ids in a join table. */
export type ManyField<Wire, To extends Target> = Field<number[], Wire[], 'many'> & {
  storage: { as: 'many'; to: To; isOrdered: boolean };
};

// biome-ignore lint/suspicious/noExplicitAny: a constraint that every field satisfies
export type AnyField = Field<any, any>;
export type Fields = Record<string, AnyField>;

/** Options that every field accepts besides its label. */
export type FieldOptions = Partial<Pick<AnyField, 'hint' | 'example' | 'group' | 'name' | 'columns' | 'outlives'>>;

/** Creates a required field. */
export const createField = <Stored, Wire = Stored>(facts: FieldFacts<Stored, Wire>): Field<Stored, Wire, 'required'> =>
  withPresence(facts, 'required');

/** Creates a field of a given presence. */
export const withPresence = <Stored, Wire, P extends Presence>(
  facts: FieldFacts<Stored, Wire>,
  presence: P,
  extra: { defaultValue?: Stored } = {},
): Field<Stored, Wire, P> => ({
  ...facts,
  ...extra,
  presence,
  optional: () => withPresence(facts, 'optional'),
  default: (defaultValue) => withPresence(facts, 'defaulted', { defaultValue }),
  filled: () => withPresence(facts, 'filled'),
});

/** A `read` that parses its input with an arktype schema first. */
export const parsing =
  <Input, Stored>(
    schema: (value: unknown) => Input | type.errors,
    read: (input: Input, context: ReadContext) => Stored | Promise<Stored>,
  ) =>
  (value: unknown, context: ReadContext): Stored | Promise<Stored> => {
    const input = schema(value);
    if (input instanceof type.errors) throw refusedValue(input.map(faultOf));
    return read(input, context);
  };

const faultOf = (error: ArkError) => ({
  // its class fills the result of its own `map`
  path: Array.from(error.path, (key) => (typeof key === 'number' ? key : String(key))),
  code: 'invalid' as const,
  message: `it has to be ${expectedOf(error)}`,
});

/** The first names of a list for an error message: `football, baseball and 3 more`. */
export const listNames = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ') || 'none yet'}${names.length > most ? ` and ${names.length - most} more` : ''}`;

/** Throws the error for a value that is not what was expected. */
export const mustBe = (expected: string): never => refuse(`it has to be ${expected}`);

/** Throws the error for a value that a field refuses. */
export function refuse(message: string, code: ProblemCode = 'invalid'): never {
  throw refusedValue([{ path: [], code, message }]);
}
