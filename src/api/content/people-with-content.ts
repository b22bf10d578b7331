import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';

import type { ContentKind } from '../../content/define-content.ts';
import { kinds } from '../../content/kinds.ts';
import { columnOf, tablesOf } from '../../db/content/tables.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { EndpointRequest } from '../endpoint.ts';

type Request = Pick<EndpointRequest<never>, 'db' | 'tenant' | 'derive'>;

/**
 * Whether any row of a kind names a person, hidden rows included. Bios ask for the rows of many kinds, and most people have none: one
 * query for the whole college replaces one for each kind and person.
 */
export async function hasContent({ db, tenant, derive }: Request, kind: ContentKind, personId: number) {
  const { people } = await derive('people with content', async () => {
    const rows = await statement(db).execute({ tenantId: tenant.id });
    const people = new Map(rows.map((row) => [row.kind, new Set(row.people)]));
    return { people, tags: [] };
  });
  return people.get(kind.name)?.has(personId) ?? false;
}

const statement = perDatabase((db) => {
  const [first, ...others] = kinds.filter(({ filters }) => filters.includes('personId')).map(peopleOf);
  if (!first) throw new Error('No content kind has a filter by person');
  const union = others.reduce((query, each) => sql`${query} union all ${each}`, first);
  return db
    .select({ kind: sql<string>`"kind"`, people: sql<number[]>`"people"` })
    .from(sql`(${union}) "named"`)
    .prepare('people_with_content');
});

/** The name of a kind and everyone whom its rows name. */
function peopleOf(kind: ContentKind): SQL {
  const { main, joins } = tablesOf(kind);
  const join = Object.values(joins).find(({ targetKey }) => targetKey === 'personId');
  const table = join?.table ?? main;
  const person = join?.target ?? columnOf(main, kind.fields['personId'] ? 'personId' : 'person');
  const isOurs = eq(columnOf(table, 'tenantId'), sql.placeholder('tenantId'));
  return sql`select ${kind.name}::text as "kind", coalesce(json_agg(distinct ${person}), '[]') as "people" from ${table} where ${isOurs} and ${isNotNull(person)}`;
}
