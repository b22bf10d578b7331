import { kinds } from '../content/kinds.ts';
import { insertRows } from '../content/rows.ts';
import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';

/** Adds one row of each content kind with derived endpoints; every required text is `text`. */
export async function createContent(db: Db, tenantId: number, text: string): Promise<void> {
  for (const kind of kinds.filter(({ path }) => path)) {
    const id = await reserveIds(db, tenantId, kind.name);
    const required = Object.entries(kind.fields).filter(([, { presence }]) => presence === 'required');
    const values = Object.fromEntries(required.map(([key]) => [key, text]));
    await insertRows(db, kind, [{ tenantId, id, ...values }]);
  }
}
