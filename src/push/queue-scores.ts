import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { game } from '../db/schema/game.ts';
import { opponent } from '../db/schema/opponent.ts';
import { pushKey, pushMessage, pushScore, pushSubscription } from '../db/schema/push.ts';
import { sport } from '../db/schema/sport.ts';
import { tenant } from '../db/schema/tenant.ts';
import { gameState } from '../domain/game-state.ts';
import type { PushNotification } from '../domain/push.ts';
import { href } from '../routing/routes.ts';

type Score = {
  gameId: number;
  us: string;
  them: string;
  sport: string;
  ourScore: number;
  opponentScore: number;
  isFinal: boolean;
};

/** "Lakeshore 21, Northfield 14", with the leading team first. */
function scoreNotification({ gameId, us, them, sport, ourScore, opponentScore, isFinal }: Score) {
  const teams = [`${us} ${ourScore}`, `${them} ${opponentScore}`];
  if (opponentScore > ourScore) teams.reverse();
  return {
    title: teams.join(', '),
    body: isFinal ? `Final · ${sport}` : sport,
    tag: `game-${gameId}`,
    url: href('gameCenter', { gameId: String(gameId) }),
    renotify: isFinal,
  } satisfies PushNotification;
}

/** Minutes after which a score is no longer news, such as one from an import or from while the server was down. */
const newsMinutes = 30;

const finalStates: number[] = [gameState.FullTime, gameState.PostGame, gameState.GameComplete];
const isFinal = sql<boolean>`(${inArray(game.state, finalStates)})`;

/** Whether a point was scored or the game is over; 0–0 at the start does not count. */
const hasScore = sql`((${game.state} = ${gameState.Live} and ${game.ourScore} + ${game.opponentScore} > 0) or ${isFinal})`;

/**
 * Queues a notification of each score that has changed since the last call, for browsers that subscribed to the team before the
 * change. A newer score of a game replaces one still queued. Safe to run in several processes. Returns the number of changed scores.
 */
export async function queueScores(db: Db): Promise<number> {
  const changed = await changedScores(db);
  for (const each of changed) await db.transaction((transaction) => queueScore(transaction, each));
  return changed.length;
}

type ChangedScore = Awaited<ReturnType<typeof changedScores>>[number];

/** Games of the last days whose score differs from the one that was queued last. */
const changedScores = (db: Db) =>
  db
    .select({
      tenantId: game.tenantId,
      gameId: game.id,
      sportId: game.sportId,
      sport: sport.title,
      us: tenant.shortName,
      them: sql<string>`coalesce(${game.title}, ${opponent.title}, '')`,
      ourScore: sql<number>`${game.ourScore}`,
      opponentScore: sql<number>`${game.opponentScore}`,
      isFinal,
      updatedAt: game.updatedAt,
      isNews: sql<boolean>`${game.updatedAt} > now() - make_interval(mins => ${newsMinutes})`,
    })
    .from(pushKey)
    .innerJoin(tenant, eq(tenant.id, pushKey.tenantId))
    // the days around today in any time zone
    .innerJoin(
      game,
      and(eq(game.tenantId, pushKey.tenantId), sql`${game.localDate} between now()::date - 1 and now()::date + 1`),
    )
    .innerJoin(sport, matching(sport, { tenantId: game.tenantId, id: game.sportId }))
    .leftJoin(opponent, matching(opponent, { tenantId: game.tenantId, id: game.opponentId }))
    .leftJoin(pushScore, matching(pushScore, { tenantId: game.tenantId, gameId: game.id }))
    .where(
      and(
        hasScore,
        sql`${game.ourScore} is not null and ${game.opponentScore} is not null`,
        eq(game.hostedNotOurs, false),
        eq(game.noContest, false),
        sql`(${pushScore.ourScore}, ${pushScore.opponentScore}, ${pushScore.isFinal}) is distinct from (${game.ourScore}, ${game.opponentScore}, ${isFinal})`,
      ),
    );

async function queueScore(db: Db, changed: ChangedScore): Promise<void> {
  const { tenantId, gameId, sportId, ourScore, opponentScore } = changed;
  const score = { ourScore, opponentScore, isFinal: changed.isFinal };
  const [recorded] = await db
    .insert(pushScore)
    .values({ tenantId, gameId, ...score })
    .onConflictDoUpdate({
      target: [pushScore.tenantId, pushScore.gameId],
      set: score,
      // another process may have queued it
      setWhere: sql`(${pushScore.ourScore}, ${pushScore.opponentScore}, ${pushScore.isFinal}) is distinct from (${ourScore}::int, ${opponentScore}::int, ${changed.isFinal}::boolean)`,
    })
    .returning({ gameId: pushScore.gameId });
  if (!recorded || !changed.isNews) return;
  const payload = JSON.stringify(scoreNotification(changed));
  const followers = db
    .select({
      tenantId: pushSubscription.tenantId,
      subscriptionId: pushSubscription.id,
      gameId: sql<number>`${gameId}::int`.as('game_id'),
      payload: sql<string>`${payload}::text`.as('payload'),
      createdAt: sql<string>`now()`.as('created_at'),
      attempts: sql<number>`0`.as('attempts'),
      nextAttemptAt: sql<string>`now()`.as('next_attempt_at'),
    })
    .from(pushSubscription)
    .where(
      and(
        eq(pushSubscription.tenantId, tenantId),
        sql`${pushSubscription.sports} @> ${JSON.stringify(sportId)}::jsonb`,
        or(eq(pushSubscription.finalsOnly, false), sql`${changed.isFinal}::boolean`),
        lt(pushSubscription.updatedAt, changed.updatedAt),
      ),
    );
  await db
    .insert(pushMessage)
    .select(followers)
    .onConflictDoUpdate({
      target: [pushMessage.tenantId, pushMessage.subscriptionId, pushMessage.gameId],
      set: { payload, attempts: 0, createdAt: sql`now()`, nextAttemptAt: sql`now()` },
    });
}
