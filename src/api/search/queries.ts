import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { game } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { story } from '../../db/schema/story.ts';
import { findGames } from '../games/queries.ts';
import { named } from '../json-rows.ts';

/** A search: its words and the part of the results to show. */
export type Asked = { terms: readonly string[]; limit: number; offset: number };

/** Rows of one kind, best first, and how many there are in all. */
type Found<Row> = { rows: Row[]; total: number };

const total = sql<number>`(count(*) over ())::int`;

/** Whether each word begins some word of a text. The words are letters and digits alone, see `searchTerms`. */
const beginsWords = (text: SQL, terms: readonly string[]): SQL =>
  and(...terms.map((term) => sql`search_text(${text}) ~ ${`\\m${term}`}`)) ?? sql`false`;

function found<Row extends { total: number }>(rows: readonly Row[]): Found<Omit<Row, 'total'>> {
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function searchSports(db: Db, tenantId: number, { terms, limit, offset }: Asked) {
  const rows = await db
    .select({ total, title: sport.title, slug: sport.globalSportNameSlug, shortName: sport.shortName })
    .from(sport)
    .where(and(eq(sport.tenantId, tenantId), beginsWords(sql`${sport.title}`, terms)))
    .orderBy(sport.title)
    .limit(limit)
    .offset(offset);
  return found(rows);
}

/** People on rosters that everybody may read, each once, with their latest season there. */
export async function searchPeople(db: Db, tenantId: number, { terms, limit, offset }: Asked) {
  const latest = db
    .selectDistinctOn(
      [rosterPlayer.personId],
      named({
        id: rosterPlayer.id,
        firstName: person.firstName,
        lastName: person.lastName,
        position: rosterPlayer.positionLong,
        seasonTitle: season.title,
        startDate: season.startDate,
        sportTitle: sport.title,
        globalSportNameSlug: sport.globalSportNameSlug,
        shortName: sport.shortName,
      }),
    )
    .from(rosterPlayer)
    .innerJoin(person, and(eq(person.tenantId, rosterPlayer.tenantId), eq(person.id, rosterPlayer.personId)))
    .innerJoin(season, and(eq(season.tenantId, rosterPlayer.tenantId), eq(season.id, rosterPlayer.seasonId)))
    .innerJoin(sport, and(eq(sport.tenantId, season.tenantId), eq(sport.id, season.sportId)))
    .where(
      and(
        eq(rosterPlayer.tenantId, tenantId),
        eq(rosterPlayer.hide, false),
        eq(season.rosterAccess, 'public'),
        beginsWords(sql`${person.firstName} || ' ' || ${person.lastName}`, terms),
      ),
    )
    .orderBy(rosterPlayer.personId, desc(season.startDate))
    .as('latest');
  const rows = await db
    .select({
      total,
      id: latest.id,
      firstName: latest.firstName,
      lastName: latest.lastName,
      position: latest.position,
      seasonTitle: latest.seasonTitle,
      sportTitle: latest.sportTitle,
      globalSportNameSlug: latest.globalSportNameSlug,
      shortName: latest.shortName,
    })
    .from(latest)
    .orderBy(desc(latest.startDate), latest.lastName, latest.firstName, latest.id)
    .limit(limit)
    .offset(offset);
  return found(rows);
}

/** Published stories that everybody may read: where the words are in the headline first, the newest of these first. */
export async function searchStories(db: Db, tenantId: number, { terms, limit, offset }: Asked) {
  const question = sql`to_tsquery('english', ${terms.map((term) => `${term}:*`).join(' & ')})`;
  const rows = await db
    .select({
      total,
      title: story.title,
      slug: story.slug,
      localDate: story.localDate,
      teaser: story.teaser,
      subHeadline: story.subHeadline,
    })
    .from(story)
    .where(
      and(
        eq(story.tenantId, tenantId),
        eq(story.access, 'public'),
        sql`${story.publishedAt} <= now()`,
        sql`story.search @@ ${question}`,
      ),
    )
    .orderBy(sql`ts_rank(story.search, ${question}) desc`, desc(story.publishedAt), desc(story.id))
    .limit(limit)
    .offset(offset);
  return found(rows);
}

/** Games by opponent, sport and season, newest first; one of the words has to name the opponent. */
export async function searchGames(db: Db, tenantId: number, { terms, limit, offset }: Asked) {
  const { tenantId: ofTenant, id, localDate } = game;
  const against = sql`coalesce(${game.title}, ${opponent.title})`;
  const names = sql`${against} || ' ' || ${sport.title} || ' ' || ${season.title}`;
  const namesOpponent = or(...terms.map((term) => beginsWords(against, [term])));
  const rows = await db
    .select({ total, id })
    .from(game)
    .innerJoin(season, and(eq(season.tenantId, ofTenant), eq(season.id, game.seasonId)))
    .innerJoin(sport, and(eq(sport.tenantId, ofTenant), eq(sport.id, season.sportId)))
    .leftJoin(opponent, and(eq(opponent.tenantId, ofTenant), eq(opponent.id, game.opponentId)))
    .where(and(eq(ofTenant, tenantId), beginsWords(names, terms), namesOpponent))
    .orderBy(desc(localDate), desc(id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.id);
  const games = ids.length === 0 ? [] : await findGames(db, tenantId, ids);
  const byId = new Map(games.map((row) => [row.id, row]));
  return { rows: ids.flatMap((each) => byId.get(each) ?? []), total: rows[0]?.total ?? 0 };
}
