import { and, eq, gt, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { boxPeriod, boxTeam } from '../../db/schema/box-score.ts';
import { game } from '../../db/schema/game.ts';
import { sport } from '../../db/schema/sport.ts';
import { gameState } from '../../domain/game-state.ts';
import { byClock, byDay, type LocalNow, usualMinutes } from '../../domain/upcoming.ts';
import { collegeDay, selectGames } from '../games/queries.ts';
import { rowsOf } from '../json-rows.ts';

const sportOrAll = sql`(${sql.placeholder('sportId')}::int is null or ${game.sportId} = ${sql.placeholder('sportId')}::int)`;
const ours = and(eq(game.hostedNotOurs, false), sportOrAll);

const lastDay = sql`coalesce(${game.localEndDate}, ${game.localDate})`;
const isTimed = and(isNotNull(game.startsAt), eq(game.tbd, false), eq(game.allDay, false), eq(lastDay, game.localDate));
const usualDuration = sql`(select make_interval(mins => case ${sport.family} ${sql.join(
  Object.entries(usualMinutes).map(([family, minutes]) => sql.raw(`when '${family}' then ${minutes}`)),
  sql` `,
)} end) from ${sport} where ${matching(sport, { tenantId: game.tenantId, id: game.sportId })})`;
const endsLater = gt(sql`${game.startsAt} + ${usualDuration}`, sql`${sql.placeholder('now')}::timestamptz`);
const isOfTodayOrLater = sql`${lastDay} >= ${sql.placeholder('today')}::date`;

/** SQL version of `isUpcoming` in domain/upcoming.ts. */
const isUpcoming = and(
  eq(game.forfeit, 'none'),
  or(
    eq(game.state, gameState.Live),
    and(inArray(game.state, [...byClock]), isTimed, endsLater),
    and(
      or(inArray(game.state, [...byDay]), and(inArray(game.state, [...byClock]), sql`not (${isTimed})`)),
      isOfTodayOrLater,
    ),
  ),
) as SQL;
const isPast = not(isUpcoming);

const newestFirst = [
  sql`${game.localDate} desc`,
  sql`${game.startsAt} desc nulls last`,
  sql`${game.doubleheader} desc`,
  sql`${game.id} desc`,
];
const soonestFirst = [
  sql`(${game.state} = ${sql.raw(String(gameState.Live))}) desc`,
  collegeDay,
  sql`${game.startsAt} nulls last`,
  sql`${game.doubleheader}`,
  sql`${game.id}`,
];

/** Periods and team names of the box score, for line scores. */
const lineScores = sql<LineScoreRow | null>`(select json_build_object(
  'teams', (select json_object_agg(t.side, json_build_array(t.name, t.code)) from ${boxTeam} t where t.tenant_id = "row"."tenantId" and t.game_id = "row"."id"),
  'periods', (select coalesce(json_agg(json_build_array(p.label, p.home, p.away) order by p.number), '[]') from ${boxPeriod} p where p.tenant_id = "row"."tenantId" and p.game_id = "row"."id")
) where "row"."boxFamily" is not null)`;

export type LineScoreRow = {
  teams: { home: [name: string, code: string]; away: [name: string, code: string] } | null;
  periods: [label: string, home: number | null, away: number | null][];
};
export type EventRow = Awaited<ReturnType<typeof selectGames>>[number] & { lineScores: LineScoreRow | null };

const statements = perDatabase((db) => {
  const page = (where: SQL | undefined, order: SQL[]) => {
    const games = selectGames(db, {
      where,
      order,
      page: { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') },
    });
    const withLineScores = sql<
      EventRow[]
    >`coalesce(json_agg(to_jsonb("row") || jsonb_build_object('lineScores', ${lineScores})), '[]'::json)`;
    return db.select({ rows: withLineScores }).from(sql`(${games}) "row"`);
  };
  const count = (which: SQL | undefined) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(game)
      .where(and(eq(game.tenantId, sql.placeholder('tenantId')), which));
  return {
    results: page(and(ours, isPast), newestFirst).prepare('event_results'),
    upcoming: page(and(ours, isUpcoming), soonestFirst).prepare('event_upcoming'),
    countResults: count(and(ours, isPast)).prepare('event_results_count'),
    countUpcoming: count(and(ours, isUpcoming)).prepare('event_upcoming_count'),
  };
});

type GamesQuery = { sportId: number | undefined; limit: number; offset: number };

/** Games that are no longer upcoming, newest first, of one sport or all; includes games awaiting a result. */
export async function findResults(db: Db, tenantId: number, at: LocalNow, { sportId, limit, offset }: GamesQuery) {
  const which = { tenantId, ...parametersOf(at), sportId: sportId ?? null };
  const [rows, [counted]] = await Promise.all([
    rowsOf(statements(db).results.execute({ ...which, limit, offset })),
    statements(db).countResults.execute(which),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Live games, then the other upcoming ones, soonest first. */
export async function findUpcoming(db: Db, tenantId: number, at: LocalNow, { sportId, limit, offset }: GamesQuery) {
  const which = { tenantId, ...parametersOf(at), sportId: sportId ?? null };
  const [rows, [counted]] = await Promise.all([
    rowsOf(statements(db).upcoming.execute({ ...which, limit, offset })),
    statements(db).countUpcoming.execute(which),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const parametersOf = ({ now, today }: LocalNow) => ({ now: new Date(now).toISOString(), today });
