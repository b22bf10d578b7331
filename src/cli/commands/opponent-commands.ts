import { type } from 'arktype';
import { eq, sql } from 'drizzle-orm';

import { announceWithdrawal } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { recordChange } from '../../db/record-change.ts';
import { game as games } from '../../db/schema/game.ts';
import { opponentAlias, opponent as opponents } from '../../db/schema/opponent.ts';
import { schoolKey } from '../../domain/school-name.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import type { OpponentRow } from '../../importers/save/find-opponent.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { mergeOpponents } from '../merging/merge-opponents.ts';
import { dryRunOption, jsonOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';

const isoDate = type('string.date.iso').narrow(
  (date, ctx) => /^\d{4}-\d\d-\d\d$/.test(date) || ctx.mustBe('a date like 1999-07-01'),
);

const opponentList: Command = {
  name: 'opponent list',
  summary: 'List the opponents with their numbers, games and other names',
  options: [tenantOption, { flags: '--name <text>', description: 'only those with this text in a name' }, jsonOption],
  examples: ['opponent list --tenant unc', 'opponent list --tenant unc --name ohio'],
  run: forCollege(async ({ db, tenant, json, options }) => {
    const { name = '' } = parseOptions(type({ 'name?': 'string' }), { name: options['name'] ?? '' });
    const rows = await db.select().from(opponents).where(eq(opponents.tenantId, tenant.id)).orderBy(opponents.title);
    const aliases = await db.select().from(opponentAlias).where(eq(opponentAlias.tenantId, tenant.id));
    const counts = await db
      .select({ id: games.opponentId, count: sql<number>`count(*)::int` })
      .from(games)
      .where(eq(games.tenantId, tenant.id))
      .groupBy(games.opponentId);
    const found = rows
      .map(({ id, title }) => ({
        id,
        title,
        games: counts.find((row) => row.id === id)?.count ?? 0,
        aliases: aliases
          .filter((each) => each.opponentId === id && each.alias !== title)
          .map(({ alias, validFrom, validTo }) => alias + datesOf(validFrom, validTo)),
      }))
      .filter((row) => [row.title, ...row.aliases].some((each) => each.toLowerCase().includes(name.toLowerCase())));
    if (json) return found.map((row) => JSON.stringify(row));
    return formatTable(
      found.map((row) => ({
        ...row,
        id: String(row.id),
        games: String(row.games),
        aliases: row.aliases.join(', '),
      })),
    );
  }),
};

const datesOf = (from: string | null, to: string | null) => (from || to ? ` (${from ?? ''} to ${to ?? ''})` : '');

const opponentMerge: Command = {
  name: 'opponent merge',
  summary: 'Make opponents one: their games, names and addresses become those of another',
  argument: { usage: '<numbers...>', description: 'the opponents to merge, by their numbers in `opponent list`' },
  options: [
    tenantOption,
    { flags: '--into <number>', description: 'the opponent that remains', required: true },
    dryRunOption,
  ],
  examples: ['opponent merge 19 --into 5 --tenant unc --dry-run', 'opponent merge 19 23 --into 5 --tenant unc'],
  run: forCollege(async ({ database, tenant, actor, args, options, dryRun, io }) =>
    inTransaction(database, dryRun, async (db) => {
      await lockTenant(db, tenant.id);
      const { into: number } = parseOptions(type({ into: rowNumber }), { into: options['into'] });
      const into = await requireOpponent(db, tenant.id, number);
      const lines: string[] = [];
      for (const arg of args) {
        const { id } = parseOptions(type({ id: rowNumber }), { id: arg });
        if (id === into.id) throw usageError(`Opponent ${id} cannot be merged into itself.`);
        const from = await requireOpponent(db, tenant.id, id);
        for (const sentence of await mergeOpponents(db, { from, into, actor })) io.err(`warning: ${sentence}`);
        lines.push(`${from.title} (opponent ${from.id}) is now ${into.title} (opponent ${into.id})`);
      }
      await announceWithdrawal(db, tenant.id, 'content');
      return lines;
    }),
  ),
};

const aliasOptions = type({ id: rowNumber, name: '0 < string <= 200', 'from?': isoDate, 'to?': isoDate });

const opponentAliasCommand: Command = {
  name: 'opponent alias',
  summary: 'Give an opponent another name by which files and standings find it, or remove one',
  argument: { usage: '<number> <name>', description: 'the opponent, by its number in `opponent list`, and the name' },
  options: [
    tenantOption,
    { flags: '--code', description: 'the name is the code of a scorer, used for files without names' },
    { flags: '--from <date>', description: 'first day on which the name means this opponent' },
    { flags: '--to <date>', description: 'last day on which the name means this opponent' },
    { flags: '--remove', description: 'remove the name' },
    dryRunOption,
  ],
  examples: [
    'opponent alias 5 "Ohio St." --tenant unc',
    'opponent alias 12 "Dixie State" --tenant unc --to 2022-06-30',
    'opponent alias 5 "OSU" --tenant unc --remove',
  ],
  run: forCollege(async ({ database, tenant, actor, args: [id, ...words], options, dryRun }) =>
    inTransaction(database, dryRun, async (db) => {
      await lockTenant(db, tenant.id);
      const given = { id, name: words.join(' ').trim(), from: options['from'], to: options['to'] };
      const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const { id: number, name, from = null, to = null } = parseOptions(aliasOptions, present);
      const opponent = await requireOpponent(db, tenant.id, number);
      if (from !== null && to !== null && from > to)
        throw usageError(`--to is ${to}, before --from ${from}. Exchange them.`);
      const kind = options['code'] === true ? ('code' as const) : ('name' as const);
      const change = { opponent, name, kind, validFrom: from, validTo: to, actor };
      const sentence = options['remove'] === true ? await removeAlias(db, change) : await addAlias(db, change);
      await announceWithdrawal(db, tenant.id, 'content');
      return [sentence];
    }),
  ),
};

type AliasChange = {
  opponent: OpponentRow;
  name: string;
  kind: 'name' | 'code';
  validFrom: string | null;
  validTo: string | null;
  actor: string;
};

async function addAlias(db: Db, { opponent, name, kind, validFrom, validTo, actor }: AliasChange): Promise<string> {
  const { tenantId, id: opponentId } = opponent;
  const normalized = normalizeTeamName(name);
  if (normalized === '') throw usageError(`<name> is ${JSON.stringify(name)}; it has to have letters.`);
  await refuseTaken(db, { opponent, name, kind, validFrom, validTo });
  const same = matching(opponentAlias, { tenantId, opponentId, normalized, kind });
  const before = await db.delete(opponentAlias).where(same).returning();
  const id = before[0]?.id ?? (await reserveIds(db, tenantId, 'opponentAlias'));
  await db
    .insert(opponentAlias)
    .values({ tenantId, id, opponentId, alias: name, normalized, kind, validFrom, validTo });
  const changes: Record<string, [unknown, unknown]> = {
    alias: [before[0]?.alias ?? null, name + datesOf(validFrom, validTo)],
  };
  await recordChange(db, { tenantId, kind: 'opponent', contentId: opponentId, actor, action: 'change', changes });
  return `${opponent.title} (opponent ${opponentId}) is found as "${name}"${datesOf(validFrom, validTo)}`;
}

/** Two opponents of one name at a time would make every file that has it ambiguous. */
async function refuseTaken(
  db: Db,
  { opponent, name, kind, validFrom, validTo }: Omit<AliasChange, 'actor'>,
): Promise<void> {
  if (kind === 'code') return;
  const { tenantId } = opponent;
  const rows = await db.select().from(opponents).where(eq(opponents.tenantId, tenantId));
  const aliases = await db
    .select()
    .from(opponentAlias)
    .where(matching(opponentAlias, { tenantId, kind: 'name' }));
  const key = schoolKey(name);
  const overlaps = (from: string | null, to: string | null) =>
    (from ?? '') <= (validTo ?? '9999') && (validFrom ?? '') <= (to ?? '9999');
  const other =
    rows.find(({ id, title }) => id !== opponent.id && schoolKey(title) === key) ??
    rows.find(({ id }) =>
      aliases.some(
        (each) =>
          each.opponentId === id &&
          id !== opponent.id &&
          schoolKey(each.alias) === key &&
          overlaps(each.validFrom, each.validTo),
      ),
    );
  if (other)
    throw usageError(
      `"${name}" is a name of ${other.title} (opponent ${other.id}). If they are one school: opponent merge ${other.id} --into ${opponent.id}. Otherwise give dates, or first: opponent alias ${other.id} "${name}" --remove.`,
    );
}

async function removeAlias(db: Db, { opponent, name, actor }: AliasChange): Promise<string> {
  const { tenantId, id: opponentId } = opponent;
  const removed = await db
    .delete(opponentAlias)
    .where(matching(opponentAlias, { tenantId, opponentId, normalized: normalizeTeamName(name) }))
    .returning();
  if (removed.length === 0)
    throw usageError(
      `${opponent.title} (opponent ${opponentId}) has no other name "${name}"; its names are in: opponent list`,
    );
  const changes: Record<string, [unknown, unknown]> = { alias: [name, null] };
  await recordChange(db, { tenantId, kind: 'opponent', contentId: opponentId, actor, action: 'change', changes });
  return `${opponent.title} (opponent ${opponentId}) is no longer found as "${name}"`;
}

async function requireOpponent(db: Db, tenantId: number, id: number): Promise<OpponentRow> {
  const [row] = await db.select().from(opponents).where(matching(opponents, { tenantId, id }));
  if (!row) throw usageError(`There is no opponent ${id}. The numbers are in: opponent list`);
  return row;
}

/** Commands for the schools that a college plays. */
export const opponentCommands: readonly Command[] = [opponentList, opponentMerge, opponentAliasCommand];
