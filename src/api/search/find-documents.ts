import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { ContentKind } from '../../content/define-content.ts';
import { searchableKinds } from '../../content/search.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import type { Db } from '../../db/client.ts';
import { columnOf, tableOf } from '../../db/content/tables.ts';
import { isListed } from '../../db/content/visibility.ts';
import { perDatabase } from '../../db/per-database.ts';
import { rosterStaff } from '../../db/schema/person.ts';
import { opponentWords, searchDocument } from '../../db/schema/search.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { textArray } from './text-array.ts';

/** A search and the range of results to return. `terms` are letters and digits, see `searchTerms`. */
export type Search = {
  terms: readonly string[];
  kinds: readonly string[];
  sportId?: number | undefined;
  limit: number;
  offset: number;
};

/** The matches of a search. */
export type Documents = {
  /** Ids in order and the total, by kind. */
  found: ReadonlyMap<string, { ids: readonly number[]; total: number }>;
  /** Number of matches per kind, within the requested sport. */
  kinds: readonly { kind: string; total: number }[];
  /** Number of matches per sport, within the requested kinds. */
  sports: readonly { id: number; title: string; total: number }[];
};

const { kind, refId, words, sortAt, sortText, sportIds, visibleFrom, visibleUntil, tenantId } = searchDocument;
const terms = sql`${sql.placeholder('terms')}::text[]`;
// the subquery hides the array length from the planner, which would otherwise replan the statement for every length
const kinds = sql`(select ${sql.placeholder('kinds')}::text[])::text[]`;
const sportId = sql`${sql.placeholder('sportId')}::int`;

/** The terms as text search queries (see the migrations); stop words alone do not query stories. */
const queries = sql`select search_query(${terms}) as names, coalesce(search_story_query(${terms}), '') as stories,
  search_game_query(${terms}) as games, search_any_query(${terms}) as opponents,
  plainto_tsquery('simple', array_to_string(${terms}, ' ')) as whole`;

const wordsOfKind = sql`case ${kind} when 'story' then query.stories when 'game' then query.games else query.names end`;

/** Of several rows that are one result, the documents of all but the last added one are left out. */
const areRowsLast = (): SQL[] =>
  [...searchableKinds.values()]
    .filter(({ searchOnce }) => searchOnce.length > 0)
    .map((content) => {
      const table = tableOf(content);
      const later = alias(table, 'later');
      const isSame = content.searchOnce.map((key) => eq(columnOf(later, key), columnOf(table, key)));
      const isRow = and(eq(table.tenantId, tenantId), eq(table.id, refId));
      const isLater = and(eq(later.tenantId, table.tenantId), gt(later.id, table.id), ...isSame);
      return sql`not (${kind} = ${sql.raw(`'${content.name}'`)} and exists (
      select 1 from ${table} join ${table} ${later} on ${isLater} where ${isRow}))`;
    });

/** Kinds whose visibility depends on more than the document contains. */
const hasOtherRules = ({ visibility: { from, until, switches = [] }, partOf }: ContentKind): boolean =>
  partOf !== undefined ||
  switches.length > 0 ||
  (from ?? 'visibleFrom') !== 'visibleFrom' ||
  (until ?? 'visibleUntil') !== 'visibleUntil';

/** Whether the rows of documents of such kinds are listed. */
const areRowsListed = (): (SQL | undefined)[] =>
  [...searchableKinds.values()].filter(hasOtherRules).map((content) => {
    const table = tableOf(content);
    const isRow = and(eq(table.tenantId, tenantId), eq(table.id, refId), isListed(content));
    const exists = sql`exists (select 1 from ${table} where ${isRow})`;
    return or(sql`${kind} <> ${sql.raw(`'${content.name}'`)}`, exists);
  });

const personFound = alias(searchDocument, 'person_found');
const directory = tableOf(staffMember);

/** Whether a document is a staff directory entry whose person is also found as the coach or staff member of a team. */
const isFoundAsPerson = sql`(${kind} = '${sql.raw(staffMember.name)}' and exists (
  select 1 from ${directory}
  join ${searchDocument} ${personFound} on ${and(eq(personFound.tenantId, directory.tenantId), eq(personFound.kind, 'person'), eq(personFound.refId, directory.person))}
  join ${rosterStaff} on ${and(eq(rosterStaff.tenantId, directory.tenantId), eq(rosterStaff.personId, directory.person), eq(rosterStaff.hide, false))}
  join ${season} on ${and(eq(season.tenantId, rosterStaff.tenantId), eq(season.id, rosterStaff.seasonId), eq(season.rosterAccess, 'public'))}
  where ${and(eq(directory.tenantId, tenantId), eq(directory.id, refId))} and ${personFound.words} @@ query.names))`;

// date_part() returns a float; extract() returns a numeric, which is several times slower
const secondsAgo = sql`date_part('epoch', now() - ${sortAt})`;
const recency = sql`case when ${sortAt} is null then 1 else 0.7 + 0.3 * exp(-greatest(0, ${secondsAgo}) / 31557600) end`;
const rank = sql`case when ${kind} not in ('sport', 'person', 'game') then ts_rank_cd(${words}, ${wordsOfKind}, 32) * ${recency} end`;
const secondsAway = sql`case ${kind} when 'game' then abs(${secondsAgo}) end`;
/** People and sports whose name equals the query come before those that begin with it. */
const isWhole = sql`case when ${kind} <> 'story' then ${words} @@ query.whole end`;

type Found = { found: { kind: string; ids: number[]; total: number }[] } & Pick<Documents, 'kinds' | 'sports'>;

/** Visible documents that match an indexed condition. */
const matching = (db: Db, condition: SQL) =>
  db
    .select({
      kind: sql<string>`${kind}`.as('kind'),
      refId: sql<number>`${refId}`.as('ref_id'),
      sportIds: sql<number[]>`${sportIds}`.as('sport_ids'),
      isWhole: sql`${isWhole}`.as('is_whole'),
      rank: sql`${rank}`.as('rank'),
      secondsAway: sql`${secondsAway}`.as('seconds_away'),
      sortAt: sql`${sortAt}`.as('sort_at'),
      sortText: sql`${sortText}`.as('sort_text'),
      isOfSport: sql<boolean>`(${sportId} is null or ${sportIds} @> array[${sportId}])`.as('is_of_sport'),
    })
    .from(searchDocument)
    .crossJoin(sql`query`)
    .where(
      and(
        eq(tenantId, sql.placeholder('tenantId')),
        condition,
        sql`${words} @@ ${wordsOfKind}`,
        or(isNull(visibleFrom), lte(visibleFrom, sql`now()`)),
        or(isNull(visibleUntil), sql`${visibleUntil} >= now()`),
      ),
    );

const isGame = sql`${kind} = 'game' and ${opponentWords(words)} @@ query.opponents`;
// a single condition, because the planner does not use the index for alternatives by kind
const isOther = sql`${kind} <> 'game' and ${words} @@ (query.names || query.stories)`;

const documentsFound = perDatabase((db) => {
  const listed = and(isOther, ...areRowsListed(), ...areRowsLast(), sql`not ${isFoundAsPerson}`) ?? isOther;
  const matched = db.$with('matched').as(matching(db, listed).unionAll(matching(db, isGame)));
  const isWanted = sql`${matched.kind} = any(${kinds})`;
  const order = [
    sql`${matched.isWhole} desc nulls last`,
    sql`${matched.rank} desc`,
    asc(matched.secondsAway),
    sql`${matched.sortAt} desc nulls last`,
    asc(matched.sortText),
    desc(matched.refId),
  ];
  const ranked = db
    .select({
      kind: matched.kind,
      refId: matched.refId,
      total: sql`count(*) over (partition by ${matched.kind})`.as('total'),
      position: sql`row_number() over (partition by ${matched.kind} order by ${sql.join(order, sql`, `)})`.as(
        'position',
      ),
    })
    .from(matched)
    .where(and(isWanted, sql`${matched.isOfSport}`))
    .as('ranked');
  const found = sql`select ${ranked.kind}, json_agg(${ranked.refId} order by ${ranked.position}) as ids, ${ranked.total}
    from ${ranked}
    where ${ranked.position} > ${sql.placeholder('offset')} and ${ranked.position} <= ${sql.placeholder('last')}::int
    group by ${ranked.kind}, ${ranked.total}`;
  const ofKinds = sql`select ${matched.kind}, count(*) as total from ${matched}
    where ${matched.isOfSport} group by ${matched.kind}`;
  const ofSports = sql`select ${sport.id}, ${sport.title}, counted.total
    from (select sport_id, count(*) as total from ${matched}, unnest(${matched.sportIds}) sport_id
      where ${isWanted} group by sport_id) counted
    join ${sport} on ${sport.tenantId} = ${sql.placeholder('tenantId')} and ${sport.id} = counted.sport_id
    order by ${sport.title}`;
  const rows = (query: SQL) => sql`(select coalesce(json_agg(row), '[]'::json) from (${query}) row)`;
  // a CTE, so that the functions are evaluated once; evaluated twice, they would take half the time of a search
  const query = db.$with('query', {}).as(queries);
  return db
    .with(query, matched)
    .select({
      result: sql<Found>`json_build_object('found', ${rows(found)}, 'kinds', ${rows(ofKinds)}, 'sports', ${rows(ofSports)})`,
    })
    .from(sql`(select 1) one`)
    .prepare('documents_found');
});

/** Searches all kinds at once. Sports and people are ordered by name, games by distance from today, everything else by rank. */
export async function findDocuments(
  db: Db,
  tenantId: number,
  { terms, kinds, sportId, limit, offset }: Search,
): Promise<Documents> {
  const [row] = await documentsFound(db).execute({
    tenantId,
    terms: textArray(terms),
    kinds: textArray(kinds),
    sportId: sportId ?? null,
    offset,
    last: offset + limit,
  });
  const { found = [], kinds: ofKinds = [], sports = [] } = row?.result ?? {};
  return { found: new Map(found.map((each) => [each.kind, each])), kinds: ofKinds, sports };
}
