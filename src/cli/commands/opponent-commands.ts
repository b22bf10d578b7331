import { type } from 'arktype';
import { eq } from 'drizzle-orm';

import type { Alias } from '../../content/opponents/aliases.ts';
import { opponent } from '../../content/opponents/opponent.ts';
import { announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { selectRows } from '../../db/content/rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { opponent as opponents } from '../../db/schema/opponent.ts';
import { isoInstant } from '../../domain/instant.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import type { OpponentRow } from '../../importers/save/find-opponent.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { writeLabeled } from '../labeled-rows.ts';
import { mergeOpponents } from '../merging/merge-opponents.ts';
import { dryRunOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';

const isoDate = type('string.date.iso').narrow(
  (date, ctx) => /^\d{4}-\d\d-\d\d$/.test(date) || ctx.mustBe('a date like 1999-07-01'),
);

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
      await recordRows(db, tenant.id);
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
  run: forCollege(async ({ database, db, tenant, actor, args: [id, ...words], options, dryRun }) => {
    const given = { id, name: words.join(' ').trim(), from: options['from'], to: options['to'] };
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const { id: number, name, from, to } = parseOptions(aliasOptions, present);
    const [row] = await selectRows(db, opponent, tenant.id, { where: eq(opponents.id, number) });
    if (!row) throw noSuchOpponent(number);
    const isSame = (one: Alias) => normalizeTeamName(one.name) === normalizeTeamName(name);
    const { alias, rest } =
      options['remove'] === true
        ? { alias: undefined, rest: row.aliases.filter((one) => !isSame(one)) }
        : { alias: { name, ...(options['code'] === true && { code: true }), from, to }, rest: row.aliases };
    const isOther = (one: Alias) =>
      alias === undefined || !isSame(one) || (one.code ?? false) !== (alias.code ?? false);
    const aliases = JSON.parse(JSON.stringify([...rest.filter(isOther), ...(alias ? [alias] : [])]));
    if (!alias && rest.length === row.aliases.length)
      throw usageError(
        `${row.title} (opponent ${number}) has no other name "${name}"; its names are in: opponent list`,
      );
    const label = () => '<name>';
    const input = { values: { id: number, aliases }, unchangedSince: isoInstant(row.updatedAt), label };
    await writeLabeled(database, opponent, [input], { tenant, actor, dryRun });
    const days = from || to ? ` (${from ?? ''} to ${to ?? ''})` : '';
    return [
      `${row.title} (opponent ${number}) is ${alias ? 'found as' : 'no longer found as'} "${name}"${alias ? days : ''}`,
    ];
  }),
};

async function requireOpponent(db: Db, tenantId: number, id: number): Promise<OpponentRow> {
  const [row] = await db.select().from(opponents).where(matching(opponents, { tenantId, id }));
  if (!row) throw noSuchOpponent(id);
  return row;
}

const noSuchOpponent = (id: number) => usageError(`There is no opponent ${id}. The numbers are in: opponent list`);

/** Commands for the schools that a college plays, besides those derived from their fields. */
export const opponentCommands: readonly Command[] = [opponentMerge, opponentAliasCommand];
