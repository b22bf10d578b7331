import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import type { PgliteDatabase } from 'drizzle-orm/pglite';

/**
 * Makes Postgres parse and plan the statements of `prepare(name)` once. Drizzle's driver for the embedded database ignores
 * the name and would plan them on every execution, which takes longer than most of them run.
 */
export function keepNamedStatements({ _: { session } }: PgliteDatabase<Record<string, unknown>>, client: PGlite): void {
  const prepareQuery = session.prepareQuery.bind(session);
  const query = executor(client);
  session.prepareQuery = (statement, fields, name, ...rest) => {
    const prepared = prepareQuery(statement, fields, name, ...rest);
    return name === undefined ? prepared : Object.assign(prepared, { client: { query } });
  };
}

/** Executes statements by the name under which their first execution stores them. */
function executor(client: PGlite) {
  const stored = new Map<string, Promise<string>>();
  let count = 0;
  const store = async (text: string) => {
    count += 1;
    const name = `stored_${count}`;
    await client.exec(`prepare ${name} as ${text}`);
    return name;
  };
  const nameOf = (text: string): Promise<string> => {
    const name = stored.get(text) ?? store(text);
    stored.set(text, name);
    name.catch(() => stored.delete(text));
    return name;
  };
  return async (text: string, values: readonly unknown[] = [], options?: QueryOptions) => {
    const literals = values.map(literalOf);
    if (!literals.every((literal) => literal !== undefined)) return client.query(text, [...values], options);
    const list = literals.length > 0 ? `(${literals.join(', ')})` : '';
    return client.query(`execute ${await nameOf(text)}${list}`, [], options);
  };
}

/** A value as SQL of no type, which takes the type of the parameter. Undefined for lists, objects and a text that SQL cannot contain. */
function literalOf(value: unknown): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  // without backslash escapes: standard_conforming_strings is on
  if (typeof value === 'string' && !value.includes('\0')) return `'${value.replaceAll("'", "''")}'`;
  return undefined;
}
