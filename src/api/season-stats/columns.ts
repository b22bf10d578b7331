import { sql } from 'drizzle-orm';

import { boxPeriod, boxPlayer, boxScore, boxScoring, boxTeam } from '../../db/schema/box-score.ts';
import { game, gameDetail } from '../../db/schema/game.ts';
import { opponent } from '../../db/schema/opponent.ts';
import { person, rosterPlayer } from '../../db/schema/person.ts';
import { correlated } from '../../db/subqueries.ts';
import type { StatGroups } from '../../domain/stats/column.ts';
import { countedColumns } from '../games/counted-columns.ts';
import { named } from '../json-rows.ts';

export const gameColumns = named({
  id: game.id,
  seasonId: game.seasonId,
  title: game.title,
  opponentId: game.opponentId,
  opponentTitle: opponent.title,
  opponentSlug: opponent.slug,
  opponentPrefix: game.opponentPrefix,
  ...countedColumns,
  periodsPlayed: game.periodsPlayed,
  ourSide: boxScore.ourSide,
  attendance: gameDetail.attendance,
});

/** Statistics of opponents that depend on their teammates: shutouts and complete games depend on who else pitched or kept goal. */
const sharedStats = sql`json_strip_nulls(json_build_object('pitching', ${boxPlayer.stats} -> 'pitching', 'goalkeeping', ${boxPlayer.stats} -> 'goalkeeping'))`;
/** Whether a line belongs to the college's side; `box` is the box score of its game. */
export const isOurs = sql`${boxPlayer.side} = "box"."side"`;

export const lineColumns = {
  ...named({
    gameId: boxPlayer.gameId,
    side: boxPlayer.side,
    checkName: boxPlayer.checkName,
    jersey: boxPlayer.jersey,
    started: boxPlayer.started,
    played: boxPlayer.played,
    isTeam: boxPlayer.isTeam,
    firstName: boxPlayer.firstName,
    lastName: boxPlayer.lastName,
    rosterPlayerId: boxPlayer.rosterPlayerId,
  }),
  stats: sql<StatGroups>`case when ${isOurs} then ${boxPlayer.stats} else ${sharedStats} end`.as('stats'),
};

export const rosterColumns = named({
  id: rosterPlayer.id,
  personId: rosterPlayer.personId,
  firstName: person.firstName,
  lastName: person.lastName,
});

export const teamColumns = {
  ...named({
    gameId: boxTeam.gameId,
    side: boxTeam.side,
    score: boxTeam.score,
    stats: boxTeam.stats,
  }),
  // season statistics have figures by period in sports with goals only
  periodStats: sql<Record<
    string,
    StatGroups
  > | null>`case when ${boxTeam.stats} -> 'goalkeeping' is not null then ${boxTeam.periodStats} end`.as('periodStats'),
  // the playing time of both teams' players, because the lines of opponents are not read
  seconds: correlated<number | null>(
    sql`case when ${boxTeam.stats} -> 'box' is not null then (select sum((line.stats -> 'box' ->> 'sec')::numeric)::int from box_player line where line.tenant_id = ${boxTeam.tenantId} and line.game_id = ${boxTeam.gameId} and line.side = ${boxTeam.side} and not line.is_team) end`,
  ).as('seconds'),
};

export const periodColumns = named({
  gameId: boxPeriod.gameId,
  number: boxPeriod.number,
  home: boxPeriod.home,
  away: boxPeriod.away,
});

export const goalColumns = named({
  gameId: boxScoring.gameId,
  side: boxScoring.side,
  period: boxScoring.period,
  clock: boxScoring.clock,
  goal: boxScoring.goal,
});
