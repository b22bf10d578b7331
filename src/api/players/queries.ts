import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxPlayer } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { image } from '../../db/schema/image.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { season, sport } from '../../db/schema/sport.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import { findGames, type GameRow } from '../games/queries.ts';
import { jsonRows, rowsOf } from '../json-rows.ts';
import { type PlayerRow, playersFor, selectPlayers, shownPlayer } from '../rosters/queries.ts';
import { isOver } from '../season-stats/queries.ts';
import type { Viewer } from '../viewer.ts';

const selectHistory = (db: Db) =>
  db
    .select({
      personId: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      sportId: sport.id,
      sportTitle: sport.title,
      sportShortName: sport.shortName,
      globalSportNameSlug: sport.globalSportNameSlug,
      latestId: sql<number>`(array_agg(${rosterPlayer.id} order by ${season.startDate} desc))[1]`,
      latestImageId: sql<number | null>`(array_agg(${rosterPlayer.imageId} order by ${season.startDate} desc))[1]`.as(
        'latest_image_id',
      ),
      seasons: sql<string>`string_agg(${season.title}, ', ' order by ${season.startDate})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(rosterPlayer)
    .innerJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(
      and(
        shownPlayer,
        sql`(${sql.placeholder('sportId')}::int is null or ${sport.id} = ${sql.placeholder('sportId')}::int)`,
        sql`starts_with(lower(${person.lastName}), ${sql.placeholder('start')}::text)`,
      ),
    )
    .groupBy(person.tenantId, person.id, sport.tenantId, sport.id)
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id), asc(sport.title))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

const statementsFor = (db: Db, viewer: Viewer) => ({
  player: jsonRows(
    db,
    selectPlayers(db).where(and(playersFor[viewer], eq(rosterPlayer.id, sql.placeholder('rosterPlayerId')))),
  ).prepare(`player_${viewer}`),
  bio: db
    .select({ bio: rosterPlayer.bio, hideBio: rosterPlayer.hideBio })
    .from(rosterPlayer)
    .where(and(playersFor[viewer], eq(rosterPlayer.id, sql.placeholder('rosterPlayerId'))))
    .prepare(`player_bio_${viewer}`),
  seasons: db
    .select({
      rosterPlayerId: rosterPlayer.id,
      jersey: rosterPlayer.jersey,
      positionShort: rosterPlayer.positionShort,
      classYear: rosterPlayer.classYear,
      season,
      sport,
    })
    .from(rosterPlayer)
    .innerJoin(season, matching(season, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.seasonId }))
    .innerJoin(sport, matching(sport, { tenantId: season.tenantId, id: season.sportId }))
    .where(and(playersFor[viewer], eq(rosterPlayer.personId, sql.placeholder('personId'))))
    .orderBy(desc(season.startDate), asc(sport.title))
    .prepare(`player_seasons_${viewer}`),
  lines: db
    .select({
      rosterPlayerId: sql<number>`${boxPlayer.rosterPlayerId}`,
      gameId: boxPlayer.gameId,
      started: boxPlayer.started,
      played: boxPlayer.played,
      stats: boxPlayer.stats,
    })
    .from(boxPlayer)
    .innerJoin(rosterPlayer, matching(rosterPlayer, { tenantId: boxPlayer.tenantId, id: boxPlayer.rosterPlayerId }))
    .innerJoin(game, matching(game, { tenantId: boxPlayer.tenantId, id: boxPlayer.gameId }))
    // exhibitions, no contests and games in progress do not count
    .where(
      and(
        playersFor[viewer],
        eq(rosterPlayer.personId, sql.placeholder('personId')),
        inArray(game.type, ['R', 'P', 'X']),
        eq(game.noContest, false),
        isOver,
      ),
    )
    .orderBy(desc(game.localDate), desc(game.doubleheader), desc(game.id))
    .prepare(`player_lines_${viewer}`),
});

const statements = perDatabase((db) => ({
  public: statementsFor(db, 'public'),
  staff: statementsFor(db, 'staff'),
  pictures: db
    .select({ id: image.id, ...imageColumns })
    .from(image)
    .where(
      and(eq(image.tenantId, sql.placeholder('tenantId')), sql`${image.id} = any(${sql.placeholder('ids')}::int[])`),
    )
    .prepare('pictures'),
  history: selectHistory(db).prepare('player_history'),
}));

export type PersonSeasonRow = Awaited<
  ReturnType<ReturnType<typeof statements>['public']['seasons']['execute']>
>[number];
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];
export type PlayerLineRow = {
  rosterPlayerId: number;
  gameId: number;
  started: boolean;
  played: boolean;
  stats: StatGroups;
};
export type PlayerDetails = {
  player: PlayerRow;
  bio: string | null;
  seasons: PersonSeasonRow[];
  /** Newest first, over all seasons. */
  lines: PlayerLineRow[];
  /** Games with a line this season. */
  games: GameRow[];
};

/** A player visible to the viewer, with all visible seasons of the person and all box-score lines. */
export async function findPlayer(
  db: Db,
  tenantId: number,
  rosterPlayerId: number,
  viewer: Viewer,
): Promise<PlayerDetails | undefined> {
  const { player, bio, seasons, lines } = statements(db)[viewer];
  const [row] = await rowsOf<PlayerRow>(player.execute({ tenantId, rosterPlayerId }));
  if (!row) return undefined;
  const ofPerson = { tenantId, personId: row.personId };
  const [[text], seasonRows, lineRows] = await Promise.all([
    bio.execute({ tenantId, rosterPlayerId }),
    seasons.execute(ofPerson),
    lines.execute(ofPerson),
  ]);
  const ids = lineRows.filter((line) => line.rosterPlayerId === rosterPlayerId).map((line) => line.gameId);
  const games = ids.length === 0 ? [] : await findGames(db, tenantId, ids);
  return { player: row, bio: text && !text.hideBio ? text.bio : null, seasons: seasonRows, lines: lineRows, games };
}

/** A visible player and the visible seasons of the person, newest first. */
export async function findPlayerSeasons(db: Db, tenantId: number, rosterPlayerId: number, viewer: Viewer) {
  const { player, seasons } = statements(db)[viewer];
  const [row] = await rowsOf<PlayerRow>(player.execute({ tenantId, rosterPlayerId }));
  return row && { player: row, seasons: await seasons.execute({ tenantId, personId: row.personId }) };
}

type AskedHistory = { start: string; sportId: number | undefined; limit: number; offset: number };

/** People on rosters by name, one row per sport. */
export async function findHistory(db: Db, tenantId: number, { start, sportId, limit, offset }: AskedHistory) {
  const rows = await statements(db).history.execute({
    tenantId,
    start: start.toLowerCase(),
    sportId: sportId ?? null,
    limit,
    offset,
  });
  const ids = rows.flatMap(({ latestImageId }) => latestImageId ?? []);
  const pictures =
    ids.length === 0 ? [] : await statements(db).pictures.execute({ tenantId, ids: `{${ids.join(',')}}` });
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return rows.map((row) => ({ ...row, picture: row.latestImageId === null ? undefined : byId.get(row.latestImageId) }));
}
