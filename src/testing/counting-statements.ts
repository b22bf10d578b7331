import type { Database, Db } from '../db/client.ts';

const statements = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count']);

/** A database that counts the statements in its transactions. */
export function countingStatements(database: Database): Database & { count: () => number } {
  let count = 0;
  const counting = (db: Db): Db =>
    new Proxy(db, {
      get: (target, name) => {
        if (statements.has(String(name))) count++;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const transaction: Db['transaction'] = (work, config) =>
    database.db.transaction((db) => work(counting(db) as typeof db), config);
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
  return { ...database, db, count: () => count };
}
