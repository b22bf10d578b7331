import { type Type, type } from 'arktype';

import type { Rule } from '../../db/schema/checks.ts';
import type { ImageRow } from '../../domain/image.ts';
import type { SportReference } from '../../domain/sport-reference.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { usageError } from '../../domain/usage-error.ts';

/** A college, with the names by which commands and JSON files refer to its rows. */
export type FieldCollege = {
  tenant: Tenant;
  sports: readonly { id: number; slug: string; title: string }[];
  /** Promotion places; one of a sport is called `sport-home-rotator/football`. */
  places: readonly { id: number; name: string }[];
  pictures: readonly { id: number; address: string; alt: string }[];
};

/** What a field may use while it reads one value of a row. */
export type ReadContext = FieldCollege & {
  now: Temporal.Instant;
  /** Every value given for the same row, by field name. */
  input: Readonly<Record<string, unknown>>;
  /** The stored row, when one is changed. */
  row?: object;
  /** Stores a file named on the command line and returns its image id. Throws a usage error for a missing or unsafe file. */
  storePicture: (fileName: string, picture: { folder: string; alt: string }) => Promise<number>;
  /** Changes the text alternative of stored pictures. */
  describePictures: (ids: readonly number[], alt: string) => Promise<void>;
  hasGame: (id: number) => Promise<boolean>;
  warn: (message: string) => void;
};

/** Rows of other tables that a row in an answer refers to, by id. */
export type AnswerContext = {
  origin: string;
  images: ReadonlyMap<number, ImageRow>;
  sports: ReadonlyMap<number, SportReference>;
};

/** Form control of a staff console. */
export type Control =
  | 'checkbox'
  | 'color'
  | 'date-time'
  | 'html'
  | 'json'
  | 'number'
  | 'picture'
  | 'select'
  | 'sports'
  | 'text'
  | 'url';

/** Tables that a column may refer to. */
export type ReferenceTarget = 'game' | 'image' | 'promotionLocation' | 'self' | 'sport';

/**
 * How a value is stored: in a column, as a reference to another row, in a join table, or beside the row. The rule of a
 * column becomes a check constraint.
 */
export type Storage =
  | { as: 'boolean' | 'date' | 'instant' | 'integer' | 'json' | 'text'; rule?: Rule }
  | { as: 'reference'; to: ReferenceTarget }
  | { as: 'many'; to: 'game' | 'sport' }
  | { as: 'nothing' };

/**
 * `required` must be given; `optional` may be null; `defaulted` has a default; `filled` is computed by the kind's `fill`.
 * `many` is a list of ids in a join table, `aside` is stored with other rows: neither has a column.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'filled' | 'many' | 'aside';

type FieldFacts<Stored, Wire> = {
  /** Label of its form control, in sentence case. */
  label: string;
  /** One phrase for the help text of commands and forms. */
  hint?: string;
  /** Heading of the group of controls it belongs to. */
  group?: string;
  control: Control;
  /** Placeholder of its value in the help text: `<time>`. */
  placeholder: string;
  /** Name in commands, JSON files and answers, where that is not its key. */
  name?: string;
  isFile?: true;
  storage: Storage;
  /** Turns an option's text or a JSON value into what is stored. Throws a usage error that says what is expected. */
  read(input: unknown, context: ReadContext): Stored | Promise<Stored>;
  /** A JSON value that `read` accepts again; the stored value itself when absent. */
  print?(stored: Stored, college: FieldCollege, row: object): unknown;
  /** Text for a table cell; `print` as text when absent. */
  cell?(stored: Stored, college: FieldCollege): string;
  /** Schema of its value in answers. */
  schema: Type<Wire>;
  toAnswer(stored: Stored, context: AnswerContext): Wire;
};

export type Field<Stored, Wire = Stored, P extends Presence = Presence> = FieldFacts<Stored, Wire> & {
  presence: P;
  defaultValue?: Stored;
  /** The same field, which may be empty. */
  optional(): Field<Stored, Wire, 'optional'>;
  /** The same field with a default for new rows. */
  default(value: Stored): Field<Stored, Wire, 'defaulted'>;
  /** The same field, which the kind's `fill` computes for new rows. */
  filled(): Field<Stored, Wire, 'filled'>;
};

// biome-ignore lint/suspicious/noExplicitAny: the constraint that every field satisfies
export type AnyField = Field<any, any>;
export type Fields = Record<string, AnyField>;

/** Options that every kind of field accepts besides its label. */
export type FieldOptions = Partial<Pick<AnyField, 'hint' | 'group' | 'name'>>;

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
    if (input instanceof type.errors) throw usageError(input.map(expectation).join('; '));
    return read(input, context);
  };

const expectation = ({ path, expected }: { path: readonly PropertyKey[]; expected: string }): string => {
  const where = path.length > 0 ? `${path.map(String).join('.')} ` : 'it ';
  return `${where}has to be ${expected}`;
};

/** Throws the usage error for a value that has to be something else. */
export const mustBe = (expected: string): never => {
  throw usageError(`it has to be ${expected}`);
};
