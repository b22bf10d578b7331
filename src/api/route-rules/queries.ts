import type { Db } from '../../db/client.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { createRedirectBook, type RedirectBook } from '../../web/redirect-book.ts';
import { readRules } from './read-rules.ts';

// the registry creates a new tenant object after each announced change
const books = perDatabase(() => new WeakMap<Tenant, Promise<RedirectBook>>());

/** The college's redirect rules, which every page needs; cached until the college changes. */
export function redirectBookOf(db: Db, tenant: Tenant): Promise<RedirectBook> {
  const known = books(db).get(tenant) ?? readBook(db, tenant);
  books(db).set(tenant, known);
  known.catch(() => books(db).delete(tenant));
  return known;
}

async function readBook(db: Db, tenant: Tenant): Promise<RedirectBook> {
  return createRedirectBook(await readRules(db, tenant.id), tenant.hosts);
}
