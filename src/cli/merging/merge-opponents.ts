import { eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { recordChange } from '../../db/record-change.ts';
import { boxScore } from '../../db/schema/box-score.ts';
import { game as games } from '../../db/schema/game.ts';
import { opponentAlias, opponent as opponents } from '../../db/schema/opponent.ts';
import { sport as sports } from '../../db/schema/sport.ts';
import { sportSlug } from '../../domain/sport.ts';
import { mergeRows } from '../../editing/merge-rows.ts';
import { type OpponentRow, rememberAliases } from '../../importers/save/find-opponent.ts';
import { href } from '../../routing/routes.ts';
import { mergeGame } from './merge-game.ts';
import { redirectFormer } from './redirect-former.ts';

type Game = typeof games.$inferSelect & { scored: boolean };

/**
 * Makes two opponents one, inside a transaction: games and names of `from` become those of `into`, its addresses redirect. A game that
 * both have, once with and once without a box score or result, becomes one. Returns sentences about games of one day that
 * remain two.
 */
export async function mergeOpponents(
  db: Db,
  { from, into, actor }: { from: OpponentRow; into: OpponentRow; actor: string },
): Promise<string[]> {
  const { tenantId } = into;
  const before = await gamesAgainst(db, from);
  const addresses = await opponentAddresses(db, from, into);
  const merged = await mergeRows(db, opponents, { tenantId, from: from.id, into: into.id });
  await rememberAliases(db, into, { name: from.title, code: from.abbrev ?? '' });
  await removeRepeatedAliases(db, into);
  await recordChange(db, {
    ...{ tenantId, kind: 'opponent', contentId: from.id, actor, action: 'end' },
    changes: { title: [from.title, null], mergedInto: [null, into.id], rows: [merged, null] },
  });
  await recordChange(db, {
    ...{ tenantId, kind: 'opponent', contentId: into.id, actor, action: 'change' },
    changes: { merged: [from.id, into.id], games: [null, before.length] },
  });
  await redirectFormer(db, tenantId, addresses, actor);
  return mergeSameGames(db, into, { moved: new Set(before.map(({ id }) => id)), actor });
}

async function gamesAgainst(db: Db, { tenantId, id }: OpponentRow): Promise<Game[]> {
  const rows = await db
    .select({ game: games, boxScoreOf: boxScore.gameId })
    .from(games)
    .leftJoin(boxScore, matching(boxScore, { tenantId: games.tenantId, gameId: games.id }))
    .where(matching(games, { tenantId, opponentId: id }))
    .orderBy(games.id);
  return rows.map(({ game, boxScoreOf }) => ({ ...game, scored: boxScoreOf !== null }));
}

/** Pages of the series in every sport, and box scores, whose addresses have the name of the opponent. */
async function opponentAddresses(db: Db, from: OpponentRow, into: OpponentRow) {
  const ofCollege = await db.select().from(sports).where(eq(sports.tenantId, into.tenantId));
  const series = (slug: string, opponent: OpponentRow) =>
    href('opponentHistory', { sportSlug: slug, opponentSlug: opponent.slug, opponentId: String(opponent.id) });
  return ofCollege.map((sport) => [series(sportSlug(sport), from), series(sportSlug(sport), into)] as const);
}

/** Files repeat the names of an opponent: both rows may have had the same alias. */
async function removeRepeatedAliases(db: Db, { tenantId, id }: OpponentRow): Promise<void> {
  const ofOpponent = matching(opponentAlias, { tenantId, opponentId: id });
  const rows = await db.select().from(opponentAlias).where(ofOpponent).orderBy(opponentAlias.id);
  const uses = Map.groupBy(rows, ({ normalized, kind, validFrom, validTo }) =>
    [normalized, kind, validFrom, validTo].join('|'),
  );
  for (const [, ...repeated] of uses.values())
    for (const { id: aliasId } of repeated)
      await db.delete(opponentAlias).where(matching(opponentAlias, { tenantId, id: aliasId }));
}

async function mergeSameGames(
  db: Db,
  opponent: OpponentRow,
  { moved, actor }: { moved: ReadonlySet<number>; actor: string },
): Promise<string[]> {
  const sentences: string[] = [];
  const all = await gamesAgainst(db, opponent);
  const days = Map.groupBy(all, ({ sportId, localDate }) => `${sportId} ${localDate}`);
  for (const ofDay of days.values()) {
    const theirs = ofDay.filter(({ id }) => moved.has(id));
    const own = ofDay.filter(({ id }) => !moved.has(id));
    const [a, b] = [theirs[0], own[0]];
    if (!a || !b) continue;
    if (theirs.length + own.length === 2 && isOneGame(a, b)) sentences.push(await mergeGames(db, [a, b], actor));
    else
      sentences.push(
        `games ${ofDay.map(({ id }) => id).join(' and ')} are both on ${a.localDate}; if they are one game: game merge`,
      );
  }
  return sentences;
}

function isOneGame(a: Game, b: Game): boolean {
  if (a.scored && b.scored) return false;
  if (a.doubleheader !== b.doubleheader && a.doubleheader !== 0 && b.doubleheader !== 0) return false;
  const hasResults = a.ourScore !== null && b.ourScore !== null;
  if (hasResults) return a.ourScore === b.ourScore && a.opponentScore === b.opponentScore;
  return a.startsAt === null || b.startsAt === null || Date.parse(a.startsAt) === Date.parse(b.startsAt);
}

async function mergeGames(db: Db, [a, b]: [Game, Game], actor: string): Promise<string> {
  const rank = (game: Game) => (game.scored ? 2 : game.ourScore === null ? 0 : 1);
  const [into, from] = rank(a) > rank(b) ? [a, b] : [b, a];
  await mergeGame(db, { from, into, actor });
  return `games ${from.id} and ${into.id} on ${into.localDate} were one and are now game ${into.id}`;
}
