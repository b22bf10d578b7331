import { type } from 'arktype';
import { asc, eq } from 'drizzle-orm';

import { findSportId } from '../../api/sports/queries.ts';
import { announceChange } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { sport as sports } from '../../db/schema/sport.ts';
import { applyOverrides, type MinimumOverride, minimumText } from '../../domain/stats/season/minimums.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { dryRunOption, jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';

type SportRow = Pick<typeof sports.$inferSelect, 'id' | 'title' | 'shortName' | 'family' | 'statMinimums'>;

const sportOf = { 'sport?': 'string > 0' } as const;
const listValues = sharedOptions.merge(sportOf);

export const statsMinimumsList: Command = {
  name: 'stats minimums-list',
  summary: 'List the qualifying minimums of statistical leaders',
  options: [tenantOption, { flags: '--sport <slug>', description: 'only this sport' }, jsonOption],
  examples: ['stats minimums-list --tenant unc', 'stats minimums-list --tenant unc --sport baseball --json'],
  run: forCollege(async ({ db, tenant, options, json }) => {
    const { sport: slug } = parseOptions(listValues, options);
    const found = slug === undefined ? await allSports(db, tenant.id) : [await requireSport(db, tenant.id, slug)];
    const rows = found.flatMap(minimumsOf);
    return json
      ? rows.map((row) => JSON.stringify(row))
      : formatTable(rows.map(({ own, ...row }) => ({ ...row, source: own ? 'college' : 'usual' })));
  }),
};

function minimumsOf({ title, family, statMinimums }: SportRow) {
  const minimums = applyOverrides(getSeasonBook(family)?.minimums ?? {}, statMinimums);
  return Object.entries(minimums).map(([name, minimum]) => ({
    sport: title,
    name,
    minimum: minimumText(minimum),
    own: statMinimums?.[name] !== undefined,
  }));
}

const amount = type('string.numeric.parse').to('0 <= number <= 1000').describe('a number from 0 to 1000');
const percent = type('string.numeric.parse').to('0 <= number <= 100').describe('a percentage from 0 to 100');
const setValues = sharedOptions.merge({
  sport: 'string > 0',
  name: 'string > 0',
  'perGame?': amount,
  'perSet?': amount,
  'games?': percent,
  'reset?': 'boolean',
});

export const statsMinimumsSet: Command = {
  name: 'stats minimums-set',
  summary: 'Change a qualifying minimum of a sport, for divisions and associations with different rules',
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport', required: true },
    { flags: '--name <name>', description: 'name of the minimum in `stats minimums-list`', required: true },
    { flags: '--per-game <amount>', description: 'plate appearances, innings, makes and so on per team game' },
    { flags: '--per-set <amount>', description: 'the same per team set (volleyball)' },
    { flags: '--games <percent>', description: 'share of the team’s games that a player must appear in' },
    { flags: '--reset', description: 'restore the usual minimum' },
    dryRunOption,
  ],
  examples: [
    'stats minimums-set --tenant unc --sport baseball --name batting --per-game 2.5 --games 50',
    'stats minimums-set --tenant unc --sport baseball --name batting --reset',
  ],
  run: forCollege(async ({ database, tenant, options, dryRun }) => {
    const { sport: slug, name, ...values } = parseOptions(setValues, options);
    return inTransaction(database, dryRun, async (db) => {
      await recordRows(db, tenant.id);
      const sport = await requireSport(db, tenant.id, slug);
      const names = Object.keys(getSeasonBook(sport.family)?.minimums ?? {});
      if (!names.includes(name))
        throw usageError(`--name is ${JSON.stringify(name)}; the minimums of ${sport.title} are ${names.join(', ')}.`);
      const { [name]: _, ...others } = sport.statMinimums ?? {};
      const override = overrideOf(values);
      const statMinimums = override ? { ...others, [name]: override } : others;
      await db
        .update(sports)
        .set({ statMinimums })
        .where(matching(sports, { tenantId: tenant.id, id: sport.id }));
      await announceChange(db, tenant.id);
      const changed = minimumsOf({ ...sport, statMinimums }).find((row) => row.name === name);
      return [`${sport.title}, ${name}: ${changed?.minimum}`];
    });
  }),
};

type Conditions = Pick<typeof setValues.infer, 'perGame' | 'perSet' | 'games' | 'reset'>;

/** Undefined returns to the usual minimum. */
function overrideOf({ perGame, perSet, games, reset }: Conditions): MinimumOverride | undefined {
  const given = [perGame, perSet, games].some((value) => value !== undefined);
  if (given === Boolean(reset))
    throw usageError('Give the conditions (--per-game or --per-set, and --games), or --reset, and not both.');
  if (perGame !== undefined && perSet !== undefined) throw usageError('Give --per-game or --per-set, not both.');
  if (reset) return undefined;
  return {
    ...(perGame !== undefined && { perTeamGame: perGame }),
    ...(perSet !== undefined && { perTeamSet: perSet }),
    ...(games !== undefined && { games: games / 100 }),
  };
}

const columns = {
  id: sports.id,
  title: sports.title,
  shortName: sports.shortName,
  family: sports.family,
  statMinimums: sports.statMinimums,
};

const allSports = (db: Db, tenantId: number): Promise<SportRow[]> =>
  db.select(columns).from(sports).where(eq(sports.tenantId, tenantId)).orderBy(asc(sports.title));

async function requireSport(db: Db, tenantId: number, slug: string): Promise<SportRow> {
  const all = await allSports(db, tenantId);
  const id = await findSportId(db, tenantId, slug);
  const found = all.find((sport) => sport.id === id);
  if (found) return found;
  const names = all.filter(({ family }) => getSeasonBook(family)).map(({ shortName }) => shortName);
  throw usageError(`--sport is ${JSON.stringify(slug)}; the sports with statistics are ${names.join(', ')}.`);
}
