import { and, eq, inArray } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { matching } from '../../db/matching.ts';
import { opponent, opponentAlias } from '../../db/schema/opponent.ts';
import { parseRankedName } from '../../domain/ranked-name.ts';
import {
  hasNamesakes,
  isOneSchool,
  mayBeOneSchool,
  schoolCore,
  schoolKey,
  splitState,
} from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { slugify } from '../../web/slug.ts';
import type { City } from '../city.ts';
import { importRefusal } from '../refusal.ts';
import { type Host, isAtHome, isElsewhere, loadHomes } from './opponent-homes.ts';

export type OpponentRow = typeof opponent.$inferSelect;
type Team = { name: string; code: string };
type Alias = Pick<typeof opponentAlias.$inferSelect, 'opponentId' | 'kind' | 'alias' | 'validFrom' | 'validTo'>;

/** The opponents of a college by id, and their titles and aliases in the forms in which names are compared. */
export type Opponents = {
  byId: Map<number, OpponentRow>;
  /** By letters and digits. */
  titled: Map<string, OpponentRow[]>;
  aliases: Map<string, Alias[]>;
  /** By `schoolKey`. */
  spelled: Map<string, OpponentRow[]>;
  spelledAliases: Map<string, Alias[]>;
  /** By `schoolCore`. */
  cores: Map<string, OpponentRow[]>;
  /** The cities in which opponents are at home, by their id: their location, else those of the college's games at them. */
  homes: Map<number, City[]>;
};

/** The opponents of a college with the names by which files call them. */
export async function loadOpponents(db: Db, tenantId: number): Promise<Opponents> {
  const rows = await db.select().from(opponent).where(eq(opponent.tenantId, tenantId));
  const aliases = await db.select().from(opponentAlias).where(eq(opponentAlias.tenantId, tenantId));
  const opponents: Opponents = {
    byId: new Map(),
    titled: new Map(),
    spelled: new Map(),
    cores: new Map(),
    homes: await loadHomes(db, tenantId, rows),
    aliases: Map.groupBy(aliases, ({ normalized }) => normalized),
    spelledAliases: Map.groupBy(
      aliases.filter(({ kind }) => kind === 'name'),
      ({ alias }) => schoolKey(alias),
    ),
  };
  for (const row of rows) addKnownOpponent(opponents, row);
  return opponents;
}

/** Adds an opponent to those among which names are found. */
export function addKnownOpponent({ byId, titled, spelled, cores }: Opponents, row: OpponentRow): void {
  byId.set(row.id, row);
  const { title } = row;
  for (const [index, word] of [
    [titled, normalizeTeamName(title)],
    [spelled, schoolKey(title)],
    [cores, schoolCore(title)],
  ] as const)
    index.set(word, [...(index.get(word) ?? []), row]);
}

/**
 * Finds the opponent with a name on a given day: by the letters and digits of its title or of an alias valid that day, else by
 * another spelling ("Ohio St."), else as the same university with and without that word (see `isOneSchool`). Another spelling is
 * another school if it is at home in another state, and so is a name that several schools have; of several opponents, the one
 * at home in the team's city is meant. The
 * scorer's code is used only if the file has no name, since codes of different scorers collide. Throws an `ImportRefusal`
 * if the name is ambiguous.
 */
export function findOpponent(opponents: Opponents, team: Host, localDate: string): OpponentRow | undefined {
  const name = parseRankedName(team.name).name;
  const word = normalizeTeamName(name) || normalizeTeamName(team.code);
  if (word === '') return undefined;
  const { byId, titled, aliases, spelled, spelledAliases } = opponents;
  const inUse = (aliases.get(word) ?? []).filter((alias) => isInUse(alias, localDate));
  const byName = inUse.filter(({ kind }) => kind === 'name').map(({ opponentId }) => opponentId);
  const ids = new Set([...(titled.get(word) ?? []).map(({ id }) => id), ...byName]);
  if (ids.size === 0 && isOnlyCode(team)) for (const { opponentId } of inUse) ids.add(opponentId);
  const key = schoolKey(name);
  if (ids.size === 0 && key !== '') {
    const inAnySpelling = [
      ...(spelled.get(key) ?? []).map(({ id }) => id),
      ...(spelledAliases.get(key) ?? [])
        .filter((alias) => isInUse(alias, localDate))
        .map(({ opponentId }) => opponentId),
    ];
    for (const id of inAnySpelling) if (!isElsewhere(opponents, id, team)) ids.add(id);
  }
  const found = [...ids].flatMap((id) => byId.get(id) ?? []);
  const atHome = found.filter(({ id }) => isAtHome(opponents, id, team.home));
  if (found.length > 1 && atHome.length !== 1) throw importRefusal(ambiguity(team, found, localDate));
  const one = found.length > 1 ? atHome[0] : found[0];
  if (!one) return findUniversity(opponents, team, name);
  if (!hasNamesakes(name) || isAtHome(opponents, one.id, team.home)) return one;
  const namesake = findByState(opponents, team, name);
  const isNamesake = namesake !== undefined && isAtHome(opponents, namesake.id, team.home);
  return isNamesake || isElsewhere(opponents, one.id, team) ? namesake : one;
}

const isInUse = ({ validFrom, validTo }: Alias, localDate: string) =>
  (validFrom ?? '') <= localDate && localDate <= (validTo ?? '9999');

function findUniversity(opponents: Opponents, team: Host, name: string): OpponentRow | undefined {
  const alike = opponents.cores.get(schoolCore(name)) ?? [];
  const same = alike.filter(({ id, title }) => isOneSchool(title, name) && !isElsewhere(opponents, id, team));
  const isAgreed = ({ id, title, abbrev }: OpponentRow) =>
    isSameCode(abbrev, team.code) || (mayBeOneSchool(title, name) && isAtHome(opponents, id, team.home));
  const agreeing = same.length > 0 ? same : alike.filter(isAgreed);
  if (agreeing.length === 0) return findByState(opponents, team, name);
  return agreeing.length === 1 ? agreeing[0] : undefined;
}

/** "Miami (FL)" is the "Miami" that is at home in Florida, and the other way around. */
function findByState({ cores, homes }: Opponents, { home }: Host, name: string): OpponentRow | undefined {
  const { bare, state } = splitState(name);
  const region = home?.region ?? '';
  const alike =
    state === undefined
      ? region === ''
        ? []
        : (cores.get(schoolCore(`${name} (${region})`)) ?? [])
      : (cores.get(schoolCore(bare)) ?? []).filter(({ id }) => homes.get(id)?.some((city) => city.region === state));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether a scorer's code is that of an opponent. */
export const isSameCode = (abbrev: string | null, code: string): boolean =>
  abbrev !== null && normalizeTeamName(code) !== '' && normalizeTeamName(abbrev) === normalizeTeamName(code);

function ambiguity(team: Team, found: readonly OpponentRow[], localDate: string): string {
  const name = team.name || team.code;
  const titles = found.map(({ id, title }) => `"${title}" (opponent ${id})`).join(' and ');
  const [one, other] = found;
  return `"${name}" matches ${titles} on ${localDate}. If they are one school: opponent merge ${other?.id} --into ${one?.id}. Otherwise take the name from one of them: opponent alias ${other?.id} "${name}" --remove.`;
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
    .where(matching(opponent, { tenantId, id: opponentId }));
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
        matching(opponentAlias, { tenantId, opponentId }),
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
  const title = parseRankedName(name).name || code;
  if (title.trim() === '') throw importRefusal('The file does not name the opponent.');
  return { title, slug: slugify(title) || 'opponent', abbrev: code || null };
}

/** Column values of the aliases by which a file names a team. */
export function aliasValues({ name, code }: Team) {
  return [
    { alias: parseRankedName(name).name, kind: 'name' as const },
    { alias: code, kind: 'code' as const },
  ]
    .map((one) => ({ ...one, normalized: normalizeTeamName(one.alias) }))
    .filter(({ normalized }) => normalized !== '');
}

function isOnlyCode({ name, code }: Team): boolean {
  return name === '' || normalizeTeamName(name) === normalizeTeamName(code);
}
