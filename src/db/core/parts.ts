import type { SQL } from 'drizzle-orm';

import type { Db } from '../client.ts';

/** Fields of a kind that are stored in another table. */
export type Part = {
  /** The value of each field, for a row of the kind's table. */
  values: Readonly<Record<string, SQL>>;
  /** Stores the values of a row. */
  store: (db: Db, row: { tenantId: number; id: number } & Record<string, unknown>) => Promise<void>;
};

const parts = new WeakMap<object, readonly Part[]>();

export const partsOf = (kind: object): readonly Part[] => parts.get(kind) ?? [];

export const setParts = (kind: object, of: readonly Part[]): void => void parts.set(kind, of);
