import type { AnyField } from '../content/fields/field.ts';
import { kinds } from '../content/kinds.ts';
import { insertRows } from '../content/rows.ts';
import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';

/** A stored value that a field accepts: `text` where it may be any text. References are to the first row. */
export function sampleValue({ storage }: AnyField, text: string): string | number {
  if (storage.as === 'reference') return 1;
  const { oneOf: [choice] = [], matches } = ('rule' in storage && storage.rule) || {};
  if (choice !== undefined) return choice;
  if (storage.as === 'integer') return 1999;
  // a season, and a slug
  return matches?.test(text) === false ? '2026' : text;
}

/** Adds one row of each content kind with derived endpoints; every required text is `text`. */
export async function createContent(db: Db, tenantId: number, text: string): Promise<void> {
  for (const kind of kinds.filter(({ path }) => path)) {
    const id = await reserveIds(db, tenantId, kind.name);
    const required = Object.entries(kind.fields).filter(([, { presence }]) =>
      ['required', 'filled'].includes(presence),
    );
    const values = Object.fromEntries(required.map(([key, field]) => [key, sampleValue(field, text)]));
    await insertRows(db, kind, [{ tenantId, id, ...values }]);
  }
}
