import { and, eq, sql } from 'drizzle-orm';

import type { NamedRow } from '../content/fields/field.ts';
import type { Db } from '../db/client.ts';
import { findTerms, fullName } from '../db/content/people.ts';
import { person } from '../db/schema/person.ts';

/** People are looked up by this expression, which has an index. */
const plainName = sql`search_plain(trim(${person.firstName} || ' ' || ${person.lastName}))`;

/** The people to find, by id or full name. */
type Wanted = { ids: readonly number[]; names: readonly string[] };

/**
 * People by full name; people who share a name are given by number. All of a college, or those `wanted` with their namesakes.
 * Case and accents of names do not matter.
 */
export async function findPeopleNames(db: Db, tenantId: number, wanted?: Wanted): Promise<NamedRow[]> {
  const columns = { id: person.id, firstName: person.firstName, lastName: person.lastName };
  const isWanted =
    wanted &&
    sql`${plainName} = any (array(
      select search_plain(value) from json_array_elements_text(${JSON.stringify(wanted.names)}::json)
      union select search_plain(trim(one.first_name || ' ' || one.last_name)) from person one
      where one.tenant_id = ${tenantId}
        and one.id in (select value::int from json_array_elements_text(${JSON.stringify(wanted.ids)}::json))))`;
  const people = await db
    .select(columns)
    .from(person)
    .where(and(eq(person.tenantId, tenantId), isWanted));
  const ids = wanted && people.map(({ id }) => id);
  const terms = ids?.length === 0 ? [] : await findTerms(db, tenantId, ids);
  const termsOf = Map.groupBy(terms, ({ personId }) => personId);
  return [...Map.groupBy(people, fullName)].flatMap(([name, same]) =>
    same.map(({ id }) => ({
      id,
      name: same.length > 1 ? String(id) : name,
      person: { fullName: name, terms: termsOf.get(id) ?? [] },
    })),
  );
}
