import { type } from 'arktype';
import { asc, eq } from 'drizzle-orm';

import { announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { person as people, personName, rosterPlayer, rosterStaff } from '../../db/schema/person.ts';
import { season as seasons, sport as sports } from '../../db/schema/sport.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { plainLatin } from '../../web/slug.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { mergePeople, type PersonRow, printedName } from '../merging/merge-people.ts';
import { dryRunOption, jsonOption, parseOptions, tenantOption } from '../options.ts';
import { rowNumber } from '../row-number.ts';

const personList: Command = {
  name: 'person list',
  summary: 'List players and staff with their numbers, seasons and former names',
  options: [tenantOption, { flags: '--name <text>', description: 'only those with this text in a name' }, jsonOption],
  examples: ['person list --tenant unc --name "de la cruz"'],
  run: forCollege(async ({ db, tenant, json, options }) => {
    const { name = '' } = parseOptions(type({ 'name?': 'string' }), { name: options['name'] ?? '' });
    const ofCollege = eq(people.tenantId, tenant.id);
    const rows = await db.select().from(people).where(ofCollege).orderBy(asc(people.lastName), asc(people.firstName));
    const former = await db.select().from(personName).where(eq(personName.tenantId, tenant.id));
    const terms = [...(await termsOf(db, tenant.id, rosterPlayer)), ...(await termsOf(db, tenant.id, rosterStaff))];
    const found = rows
      .map((row) => ({
        id: row.id,
        name: printedName(row),
        seasons: terms.filter(({ personId }) => personId === row.id).map(({ sport, season }) => `${sport} ${season}`),
        formerNames: former.filter(({ personId }) => personId === row.id).map(printedName),
      }))
      .filter((row) => [row.name, ...row.formerNames].some((each) => plainLatin(each).includes(plainLatin(name))));
    if (json) return found.map((row) => JSON.stringify(row));
    return formatTable(
      found.map((row) => ({
        ...row,
        id: String(row.id),
        seasons: row.seasons.join(', '),
        formerNames: row.formerNames.join(', '),
      })),
    );
  }),
};

const termsOf = (db: Db, tenantId: number, roster: typeof rosterPlayer | typeof rosterStaff) =>
  db
    .select({ personId: roster.personId, sport: sports.shortName, season: seasons.title })
    .from(roster)
    .innerJoin(seasons, matching(seasons, { tenantId: roster.tenantId, id: roster.seasonId }))
    .innerJoin(sports, matching(sports, { tenantId: seasons.tenantId, id: seasons.sportId }))
    .where(eq(roster.tenantId, tenantId))
    .orderBy(asc(seasons.startDate));

const personMerge: Command = {
  name: 'person merge',
  summary: 'Make people one: rosters, box scores, honors and stories become those of another',
  argument: { usage: '<numbers...>', description: 'the people to merge, by their numbers in `person list`' },
  options: [
    tenantOption,
    { flags: '--into <number>', description: 'the person who remains, with this name', required: true },
    dryRunOption,
  ],
  examples: ['person merge 31 --into 8 --tenant unc --dry-run', 'person merge 31 --into 8 --tenant unc'],
  run: forCollege(async ({ database, tenant, actor, args, options, dryRun }) =>
    inTransaction(database, dryRun, async (db) => {
      await lockTenant(db, tenant.id);
      await recordRows(db, tenant.id);
      const { into: number } = parseOptions(type({ into: rowNumber }), { into: options['into'] });
      const into = await requirePerson(db, tenant.id, number);
      const lines: string[] = [];
      for (const arg of args) {
        const { id } = parseOptions(type({ id: rowNumber }), { id: arg });
        if (id === into.id) throw usageError(`Person ${id} cannot be merged into themselves.`);
        const from = await requirePerson(db, tenant.id, id);
        await mergePeople(db, { from, into, actor });
        lines.push(`${printedName(from)} (person ${from.id}) is now ${printedName(into)} (person ${into.id})`);
      }
      await announceWithdrawal(db, tenant.id, 'content');
      return lines;
    }),
  ),
};

async function requirePerson(db: Db, tenantId: number, id: number): Promise<PersonRow> {
  const [row] = await db.select().from(people).where(matching(people, { tenantId, id }));
  if (!row) throw usageError(`There is no person ${id}. The numbers are in: person list --name`);
  return row;
}

/** Commands for players, coaches and staff across seasons. */
export const personCommands: readonly Command[] = [personList, personMerge];
