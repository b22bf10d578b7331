import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { opponent, opponentAlias } from '../../db/schema/opponent.ts';
import { slugify } from '../../domain/slug.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { importRefusal } from '../refusal.ts';

export type OpponentRow = typeof opponent.$inferSelect;
type Team = { name: string; code: string };

type Alias = Pick<typeof opponentAlias.$inferSelect, 'opponentId' | 'kind' | 'normalized' | 'validFrom' | 'validTo'>;

/** The opponents of a college by id, and their normalized titles and aliases. */
export type Opponents = {
  byId: Map<number, OpponentRow>;
  titled: Map<string, OpponentRow[]>;
  aliases: Map<string, Alias[]>;
};

/** The opponents of a college with the names by which files call them. */
export async function loadOpponents(db: Db, tenantId: number): Promise<Opponents> {
  const rows = await db.select().from(opponent).where(eq(opponent.tenantId, tenantId));
  const aliases = await db.select().from(opponentAlias).where(eq(opponentAlias.tenantId, tenantId));
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    titled: Map.groupBy(rows, ({ title }) => normalizeTeamName(title)),
    aliases: Map.groupBy(aliases, ({ normalized }) => normalized),
  };
}

/**
 * Finds the opponent with a name on a given day: by title or by an alias valid that day, comparing letters and digits
 * exactly. The scorer's code is used only if the file has no name, since codes of different scorers collide. Throws an
 * `ImportRefusal` if the name is ambiguous.
 */
export function findOpponent(
  { byId, titled, aliases }: Opponents,
  team: Team,
  localDate: string,
): OpponentRow | undefined {
  const word = normalizeTeamName(team.name) || normalizeTeamName(team.code);
  if (word === '') return undefined;
  const inUse = (aliases.get(word) ?? []).filter(
    ({ validFrom, validTo }) => (validFrom ?? '') <= localDate && localDate <= (validTo ?? '9999'),
  );
  const byName = inUse.filter(({ kind }) => kind === 'name').map(({ opponentId }) => opponentId);
  const ids = new Set([...(titled.get(word) ?? []).map(({ id }) => id), ...byName]);
  if (ids.size === 0 && isOnlyCode(team)) for (const { opponentId } of inUse) ids.add(opponentId);
  const found = [...ids].flatMap((id) => byId.get(id) ?? []);
  if (found.length > 1) {
    const titles = found.map(({ id, title }) => `"${title}" (opponent ${id})`).join(' and ');
    throw importRefusal(
      `"${team.name || team.code}" matches ${titles} on ${localDate}. Remove the alias from one of them.`,
    );
  }
  return found[0];
}

/** The opponent of a game, if it has one. */
export async function opponentById(
  db: Db,
  { tenantId, opponentId }: { tenantId: number; opponentId: number | null },
): Promise<OpponentRow | undefined> {
  if (opponentId === null) return undefined;
  const [row] = await db
    .select()
    .from(opponent)
    .where(and(eq(opponent.tenantId, tenantId), eq(opponent.id, opponentId)));
  return row;
}

/** Adds an opponent. Throws an `ImportRefusal` for a team without name and code. */
export async function createOpponent(db: Db, tenantId: number, team: Team): Promise<OpponentRow> {
  const [row] = await db
    .insert(opponent)
    .values({ tenantId, id: await reserveIds(db, tenantId, 'opponent'), ...opponentValues(team) })
    .returning();
  if (!row) throw new Error(`Opponent ${team.name || team.code} was not written`);
  await rememberAliases(db, row, team);
  return row;
}

/** Records a file's names for an opponent as aliases, so that the next file matches. */
export async function rememberAliases(db: Db, { tenantId, id: opponentId }: OpponentRow, team: Team): Promise<void> {
  const wanted = aliasValues(team);
  if (wanted.length === 0) return;
  const known = await db
    .select()
    .from(opponentAlias)
    .where(
      and(
        eq(opponentAlias.tenantId, tenantId),
        eq(opponentAlias.opponentId, opponentId),
        inArray(
          opponentAlias.normalized,
          wanted.map(({ normalized }) => normalized),
        ),
      ),
    );
  const missing = wanted.filter(
    ({ normalized, kind }) => !known.some((row) => row.normalized === normalized && row.kind === kind),
  );
  if (missing.length === 0) return;
  const first = await reserveIds(db, tenantId, 'opponentAlias', missing.length);
  await db
    .insert(opponentAlias)
    .values(missing.map((one, index) => ({ tenantId, id: first + index, opponentId, ...one })));
}

/** Column values of a new opponent. Throws an `ImportRefusal` for a team without name and code. */
export function opponentValues({ name, code }: Team) {
  const title = name || code;
  if (title.trim() === '') throw importRefusal('The file does not name the opponent.');
  return { title, slug: slugify(title) || 'opponent', abbrev: code || null };
}

/** Column values of the aliases by which a file names a team. */
export function aliasValues({ name, code }: Team) {
  return [
    { alias: name, kind: 'name' as const },
    { alias: code, kind: 'code' as const },
  ]
    .map((one) => ({ ...one, normalized: normalizeTeamName(one.alias) }))
    .filter(({ normalized }) => normalized !== '');
}

function isOnlyCode({ name, code }: Team): boolean {
  return name === '' || normalizeTeamName(name) === normalizeTeamName(code);
}
