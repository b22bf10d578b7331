import { type } from 'arktype';
import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { game } from '../db/schema/game.ts';
import { sport } from '../db/schema/sport.ts';
import { type Grant, roleNames, scopeNames, scopesOf } from '../domain/rights.ts';
import { sportSlug } from '../domain/sport.ts';
import type { Tenant } from '../domain/tenant.ts';
import { usageError } from '../web/usage-error.ts';
import type { CommandOption } from './command.ts';
import { isoDay } from './iso-day.ts';

const roleText = `one of ${roleNames.join(', ')}`;

/** Options that name a role and its scopes. */
export const grantOptions: readonly CommandOption[] = [
  { flags: '--role <role>', description: roleText, required: true },
  { flags: '--sport <slugs...>', description: 'the sports of a sport-contact' },
  { flags: '--game <ids...>', description: 'the numbers of the games of a scorer' },
  { flags: '--day <dates...>', description: 'the days on which a scorer covers all games, such as 2026-09-12' },
];

/** The schema of these options. */
export const grantValues = type({
  role: type.enumerated(...roleNames).describe(roleText),
  'sport?': 'string[]',
  'game?': type('string.integer.parse').to('1 <= number.integer <= 2147483647').array().describe('numbers of games'),
  'day?': isoDay.array().describe('dates like 2026-09-12'),
});

/** The grants that options name, one for each sport, game or day. Throws a usage error for a scope that the role does not have. */
export async function readGrants(db: Db, tenant: Tenant, given: typeof grantValues.infer): Promise<Grant[]> {
  const { role } = given;
  const scopes = scopesOf(role);
  const options = scopes.map((name) => `--${name}`).join(' or ');
  const wrong = scopeNames.find((name) => given[name] && !scopes.includes(name));
  if (wrong)
    throw usageError(
      `--${wrong} is no option of the role ${role}, which ${options ? `takes ${options}` : 'applies to the whole college'}.`,
    );
  const none: Grant = { role, sportId: null, gameId: null, day: null };
  if (!options) return [none];
  const grants = [
    ...(await findSports(db, tenant, given.sport ?? [])).map((sportId) => ({ ...none, sportId })),
    ...(await findGames(db, tenant, given.game ?? [])).map((gameId) => ({ ...none, gameId })),
    ...(given.day ?? []).map((each) => ({ ...none, day: each })),
  ];
  if (grants.length === 0) throw usageError(`The role ${role} needs ${options}.`);
  return grants;
}

async function findSports(db: Db, tenant: Tenant, slugs: readonly string[]): Promise<number[]> {
  const known = [...(await sportSlugs(db, tenant.id))];
  return slugs.map((slug) => {
    const found = known.find(([, name]) => name === slug);
    if (found) return found[0];
    const names = known.map(([, name]) => name).sort();
    throw usageError(`--sport is "${slug}", but ${tenant.slug} has no such sport; there are: ${names.join(', ')}`);
  });
}

async function findGames(db: Db, tenant: Tenant, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: game.id })
    .from(game)
    .where(and(eq(game.tenantId, tenant.id), inArray(game.id, [...ids])));
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw usageError(`--game is ${missing}, but ${tenant.slug} has no such game.`);
  return ids;
}

/** The slugs of a college's sports by their ids. */
export const sportSlugs = async (db: Db, tenantId: number): Promise<Map<number, string>> =>
  new Map((await db.select().from(sport).where(eq(sport.tenantId, tenantId))).map((row) => [row.id, sportSlug(row)]));

/** A grant in words: `sport-contact: football`. */
export function printGrant({ role, sportId, gameId, day }: Grant, slugs: ReadonlyMap<number, string>): string {
  const scope = (sportId && slugs.get(sportId)) ?? (gameId && `game ${gameId}`) ?? day;
  return scope ? `${role}: ${scope}` : role;
}
