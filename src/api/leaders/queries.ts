import { and, desc, eq, notInArray, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { imageColumns } from '../../db/image-columns.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxPlayer, boxScore } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { image } from '../../db/schema/image.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { sport } from '../../db/schema/sport.ts';
import { shownPlayer } from '../rosters/queries.ts';

const statements = perDatabase((db) => ({
  lines: db
    .select({
      sport,
      gameId: game.id,
      seasonId: game.seasonId,
      localDate: game.localDate,
      locationIndicator: game.locationIndicator,
      opponentTitle: sql<string>`coalesce(${game.title}, ${opponent.title}, '')`,
      firstName: boxPlayer.firstName,
      lastName: boxPlayer.lastName,
      jersey: boxPlayer.jersey,
      isTeam: boxPlayer.isTeam,
      stats: boxPlayer.stats,
      rosterPlayerId: rosterPlayer.id,
      rosterFirstName: person.firstName,
      rosterLastName: person.lastName,
      ...imageColumns,
    })
    .from(boxScore)
    .innerJoin(game, matching(game, { tenantId: boxScore.tenantId, id: boxScore.gameId }))
    .innerJoin(sport, matching(sport, { tenantId: game.tenantId, id: game.sportId }))
    .innerJoin(
      boxPlayer,
      matching(boxPlayer, { tenantId: boxScore.tenantId, gameId: boxScore.gameId, side: boxScore.ourSide }),
    )
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .leftJoin(
      rosterPlayer,
      and(eq(rosterPlayer.tenantId, boxPlayer.tenantId), eq(rosterPlayer.id, boxPlayer.rosterPlayerId), shownPlayer),
    )
    .leftJoin(person, matching(person, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.personId }))
    .leftJoin(image, matching(image, { tenantId: rosterPlayer.tenantId, id: rosterPlayer.imageId }))
    .where(
      and(
        matching(boxScore, { tenantId: sql.placeholder('tenantId'), complete: true }),
        notInArray(game.type, ['E', 'S']),
        sql`${game.localDate} between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date`,
      ),
    )
    .orderBy(desc(game.localDate), desc(game.id), boxPlayer.seq)
    .prepare('leader_lines'),
}));

/** The lines of the college's players in finished games of an inclusive range of days at the venues, newest first. */
export const findPlayerLines = (db: Db, of: { tenantId: number; from: string; to: string }) =>
  statements(db).lines.execute(of);
export type PlayerGameLine = Awaited<ReturnType<typeof findPlayerLines>>[number];
