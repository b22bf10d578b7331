import { type } from 'arktype';
import type { Db } from '../../db/client.ts';
import type { InputFile } from '../command.ts';
import type { College } from '../college.ts';
import { usageError } from '../usage-error.ts';

/** What a field may look at while it is read. */
export type Reading = College & {
  db: Db;
  now: Temporal.Instant;
  /** Everything given for the same row, by name. */
  given: Readonly<Record<string, unknown>>;
  /** The row as stored, when it is changed. */
  row?: object;
  /** The files named on the command line. */
  files: readonly InputFile[];
  warn: (message: string) => void;
};

/** One thing that can be set from the command line or a JSON file, between what is typed and what is stored. */
export type Field<Value = unknown> = {
  /** Its name where that is not its column's. */
  name?: string;
  /** Stands for the value in the help: `<time>`. */
  value: string;
  description: string;
  /** A new row cannot do without. */
  required?: true;
  isFile?: true;
  /** From the text of an option or a value of JSON to what is stored. Throws a usage error that tells what it has to be. */
  read(given: unknown, reading: Reading): Value | Promise<Value>;
  /** As a value of JSON that `read` takes again; the stored value itself where absent. */
  print?(stored: Value, college: College, row: object): unknown;
  /** For people; `print` as text where absent. */
  cell?(stored: Value, college: College): string;
};

type Parsed<Given, Value> = Omit<Field<Value>, 'read'> & {
  /** An arktype schema. */
  given: (value: unknown) => Given | type.errors;
  read: (given: Given, reading: Reading) => Value | Promise<Value>;
};

/** A field whose given value is parsed by `given` first. */
export function field<Given, Value>({ given: schema, read, ...rest }: Parsed<Given, Value>): Field<Value> {
  return {
    ...rest,
    read: (given, reading) => {
      const parsed = schema(given);
      if (parsed instanceof type.errors) throw usageError(parsed.map(demand).join('; '));
      return read(parsed, reading);
    },
  };
}

function demand({ path, expected }: { path: readonly PropertyKey[]; expected: string }): string {
  const where = path.length > 0 ? `${path.map(String).join('.')} ` : 'it ';
  return `${where}has to be ${expected}`;
}

/** Refuses a value that is given: it has to be something else. */
export function mustBe(expected: string): never {
  throw usageError(`it has to be ${expected}`);
}

export const required = <Value>(field: Field<Value>): Field<Value> => ({ ...field, required: true });
