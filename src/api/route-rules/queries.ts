import type { Db } from '../../db/client.ts';
import { createRedirectBook, type RedirectBook } from '../../domain/redirect-book.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { perDatabase } from '../per-database.ts';
import { readRules } from './read-rules.ts';

// the registry makes a new tenant object after each announced change: the rules read for one hold as long as it does
const books = perDatabase(() => new WeakMap<Tenant, Promise<RedirectBook>>());

/** The college's redirect rules, read once for each change of the college: every page asks for them. */
export function redirectBookOf(db: Db, tenant: Tenant): Promise<RedirectBook> {
  const known = books(db).get(tenant) ?? readBook(db, tenant);
  books(db).set(tenant, known);
  known.catch(() => books(db).delete(tenant));
  return known;
}

async function readBook(db: Db, tenant: Tenant): Promise<RedirectBook> {
  return createRedirectBook(await readRules(db, tenant.id), tenant.hosts);
}
