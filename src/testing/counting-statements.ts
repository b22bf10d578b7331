import type { Database, Db } from '../db/client.ts';

const statements = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count']);

type Counts = { statements: number; rows: number };

/** A database that counts the statements in its transactions, and the rows that they return. */
export function countingStatements(database: Database): Database & { count: () => number; rows: () => number } {
  const counts: Counts = { statements: 0, rows: 0 };
  const counting = (db: Db): Db =>
    new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (!statements.has(String(name))) return value.bind(target);
        return (...given: unknown[]) => {
          counts.statements++;
          return countingRows(Reflect.apply(value, target, given), counts);
        };
      },
    });
  const transaction: Db['transaction'] = (work, config) =>
    database.db.transaction((db) => work(counting(db) as typeof db), config);
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { ...database, db, count: () => counts.statements, rows: () => counts.rows };
}

/** A query, or a part of one, that counts the rows of its result. */
function countingRows(query: object, counts: Counts): object {
  const watched: object = new Proxy(query, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'then')
        return (...given: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, given);
          if (result === target) return watched;
          return typeof result === 'object' && result !== null ? countingRows(result, counts) : result;
        };
      return (onResult: (result: unknown) => unknown, onError: (error: unknown) => unknown) =>
        Reflect.apply(value, target, [
          (result: unknown) => {
            const rows: unknown = Array.isArray(result) ? result : Reflect.get(Object(result), 'rows');
            if (Array.isArray(rows)) counts.rows += rows.length;
            return onResult(result);
          },
          onError,
        ]);
    },
  });
  return watched;
}
