import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { image } from '../../db/schema/image.ts';
import { liveGame } from '../../db/schema/live.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer, rosterStaff } from '../../db/schema/person.ts';
import { searchDocument } from '../../db/schema/search.ts';
import { season, sport } from '../../db/schema/sport.ts';
import { story } from '../../db/schema/story.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import { collegeTimezone } from '../games/queries.ts';
import { jsonRows, named, rowsOf } from '../json-rows.ts';

/**
 * Loads the results of each kind by the ids found in the index. Each query applies the visibility rules again.
 * Referenced rows come from lateral subqueries with a limit, which the planner cannot reorder: without statistics, as
 * before a new table is analyzed, it joins by scanning every row of the college.
 */

const tenantId = sql.placeholder('tenantId');
// the subquery hides the array length from the planner, which would otherwise replan the statement for every length
const ids = sql`(select ${sql.placeholder('ids')}::int[])::int[]`;

const sportsById = perDatabase((db) =>
  jsonRows(
    db,
    db
      .select(
        named({ refId: sport.id, title: sport.title, slug: sport.globalSportNameSlug, shortName: sport.shortName }),
      )
      .from(sport)
      .where(and(eq(sport.tenantId, tenantId), sql`${sport.id} = any(${ids})`)),
  ).prepare('sports_found'),
);

/** Players and staff on public rosters, a row for each season. */
const termsOf = (db: Db, roster: typeof rosterPlayer | typeof rosterStaff) => {
  const ofRoster = db
    .select()
    .from(season)
    .where(matching(season, { tenantId: roster.tenantId, id: roster.seasonId }))
    .limit(1)
    .as('season');
  const ofSeason = db
    .select()
    .from(sport)
    .where(matching(sport, { tenantId: roster.tenantId, id: ofRoster.sportId }))
    .limit(1)
    .as('sport');
  const isPlayer = roster === rosterPlayer;
  return db
    .select({
      ...named({
        personId: roster.personId,
        rowId: roster.id,
        imageId: roster.imageId,
        seasonTitle: ofRoster.title,
        startDate: ofRoster.startDate,
        sportTitle: ofSeason.title,
        globalSportNameSlug: ofSeason.globalSportNameSlug,
        shortName: ofSeason.shortName,
      }),
      role: sql<'player' | 'coach' | 'support'>`${isPlayer ? sql`'player'` : rosterStaff.kind}`.as('role'),
      position: sql<string | null>`${isPlayer ? rosterPlayer.positionLong : rosterStaff.title}`.as('position'),
      jersey: sql<string | null>`${isPlayer ? rosterPlayer.jersey : sql`null::text`}`.as('jersey'),
    })
    .from(roster as typeof rosterPlayer)
    .crossJoinLateral(ofRoster)
    .crossJoinLateral(ofSeason)
    .where(
      and(
        eq(roster.tenantId, tenantId),
        sql`${roster.personId} = any(${ids})`,
        eq(roster.hide, false),
        eq(ofRoster.rosterAccess, 'public'),
      ),
    );
};

const peopleById = perDatabase((db) => {
  const term = termsOf(db, rosterPlayer).unionAll(termsOf(db, rosterStaff)).as('term');
  const people = db
    .selectDistinctOn([term.personId], {
      ...named({ refId: person.id, firstName: person.firstName, lastName: person.lastName, imagePath: image.path }),
      rowId: term.rowId,
      role: term.role,
      position: term.position,
      jersey: term.jersey,
      seasonTitle: term.seasonTitle,
      sportTitle: term.sportTitle,
      globalSportNameSlug: term.globalSportNameSlug,
      shortName: term.shortName,
    })
    .from(term)
    .innerJoin(person, matching(person, { tenantId, id: term.personId }))
    .leftJoin(image, matching(image, { tenantId, id: term.imageId }))
    .orderBy(term.personId, desc(term.startDate), term.role);
  return jsonRows(db, people).prepare('people_found');
});

/** Characters of a story that are searched for an excerpt. */
const bodyLength = 10_000;

const storiesById = perDatabase((db) => {
  const stories = db
    .select({
      ...named({
        refId: story.id,
        title: story.title,
        slug: story.slug,
        localDate: story.localDate,
        teaser: story.teaser,
        subHeadline: story.subHeadline,
        imagePath: image.path,
      }),
      body: sql<string>`left(${searchDocument.body}, ${bodyLength}::int)`.as('body'),
    })
    .from(story)
    .innerJoin(searchDocument, matching(searchDocument, { tenantId: story.tenantId, kind: 'story', refId: story.id }))
    .leftJoin(image, matching(image, { tenantId: story.tenantId, id: story.imageId }))
    .where(
      and(
        eq(story.tenantId, tenantId),
        sql`${story.id} = any(${ids})`,
        eq(story.access, 'public'),
        sql`${story.publishedAt} <= now()`,
      ),
    );
  return jsonRows(db, stories).prepare('stories_found');
});

const gamesById = perDatabase((db) => {
  const seasonOf = db
    .select()
    .from(season)
    .where(matching(season, { tenantId: game.tenantId, id: game.seasonId }))
    .limit(1)
    .as('season');
  const sportOf = db
    .select()
    .from(sport)
    .where(matching(sport, { tenantId: game.tenantId, id: game.sportId }))
    .limit(1)
    .as('sport');
  const opponentOf = db
    .select()
    .from(opponent)
    .where(matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .limit(1)
    .as('opponent');
  const boxFamily = db
    .select({ family: boxScore.family })
    .from(boxScore)
    .where(matching(boxScore, { tenantId: game.tenantId, gameId: game.id }));
  const livePeriod = db
    .select({ period: sql`(${liveGame.box} ->> 'period')::int` })
    .from(liveGame)
    .where(and(eq(liveGame.tenantId, game.tenantId), eq(liveGame.gameId, game.id), isNull(liveGame.closedAt)));
  const games = db
    .select({
      ...named({
        id: game.id,
        title: game.title,
        startsAt: game.startsAt,
        endsAt: game.endsAt,
        timezone: game.timezone,
        localDate: game.localDate,
        localEndDate: game.localEndDate,
        tbd: game.tbd,
        allDay: game.allDay,
        locationIndicator: game.locationIndicator,
        type: game.type,
        state: game.state,
        ourScore: game.ourScore,
        opponentScore: game.opponentScore,
        forfeit: game.forfeit,
        noContest: game.noContest,
        hostedNotOurs: game.hostedNotOurs,
        placing: game.placing,
        preScore: game.preScore,
        postScore: game.postScore,
        sportTitle: sportOf.title,
        sportShortName: sportOf.shortName,
        sportFamily: sportOf.family,
        globalSportNameSlug: sportOf.globalSportNameSlug,
        seasonTitle: seasonOf.title,
        opponentId: game.opponentId,
        opponentTitle: opponentOf.title,
        opponentSlug: opponentOf.slug,
        opponentLogo: opponentOf.logo,
      }),
      collegeTimezone: collegeTimezone.as('collegeTimezone'),
      boxFamily: sql<SportFamily | null>`(${boxFamily})`.as('boxFamily'),
      livePeriod: sql<number | null>`(${livePeriod})`.as('livePeriod'),
    })
    .from(game)
    .crossJoinLateral(seasonOf)
    .crossJoinLateral(sportOf)
    .leftJoinLateral(opponentOf, sql`true`)
    .where(and(eq(game.tenantId, tenantId), sql`${game.id} = any(${ids})`));
  return jsonRows(db, games).prepare('games_found');
});

const toArray = (ids: readonly number[]) => `{${ids.join(',')}}`;

export const findSports = (db: Db, tenantId: number, ids: readonly number[]) =>
  rowsOf(sportsById(db).execute({ tenantId, ids: toArray(ids) }));

/** Players, coaches and support staff with their latest season on a public roster. */
export const findPeople = (db: Db, tenantId: number, ids: readonly number[]) =>
  rowsOf(peopleById(db).execute({ tenantId, ids: toArray(ids) }));

/** Published public stories with their text. */
export const findStories = (db: Db, tenantId: number, ids: readonly number[]) =>
  rowsOf(storiesById(db).execute({ tenantId, ids: toArray(ids) }));

/** Games with only the columns of a result: planning the query of whole games takes three times as long. */
export const findGames = (db: Db, tenantId: number, ids: readonly number[]) =>
  rowsOf(gamesById(db).execute({ tenantId, ids: toArray(ids) }));
