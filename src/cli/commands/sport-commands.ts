import { and, eq, sql } from 'drizzle-orm';

import { findSportId, findSports, type SportRow } from '../../api/sports/queries.ts';
import { announceChange, announceWithdrawal } from '../../db/announce.ts';
import { recordRows } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { updateCurrentSeasons } from '../../db/current-season.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { matching } from '../../db/matching.ts';
import { season as seasons, sport as sports } from '../../db/schema/sport.ts';
import { usageError } from '../../web/usage-error.ts';
import { assignSettings, valueSyntax } from '../assignments.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { dryRunOption, jsonOption, tenantOption } from '../options.ts';
import { requiredSportSettings, type SportSettings, sportSettings } from '../sport-settings.ts';

const names = sportSettings.props.map(({ key }) => key);
const strict = sportSettings.onUndeclaredKey('reject');

const sportList: Command = {
  name: 'sport list',
  summary: 'List the sports; --json also prints their accounts and links',
  options: [tenantOption, jsonOption],
  examples: ['sport list --tenant unc', 'sport list --tenant unc --json'],
  run: forCollege(async ({ db, tenant, json }) => {
    const found = await findSports(db, tenant.id);
    if (json)
      return found.map(({ sport }) => JSON.stringify({ id: sport.id, slug: sport.shortName, ...settingsOf(sport) }));
    return formatTable(
      found.map(({ sport, currentSeasonTitle }) => ({
        slug: sport.shortName,
        title: sport.title,
        season: currentSeasonTitle ?? '',
        opponentHistory: sport.displayOpponentHistory ? 'yes' : 'no',
      })),
    );
  }),
};

const sportChange: Command = {
  name: 'sport change',
  summary: 'Change the settings of a sport; `name=` removes a setting',
  argument: {
    usage: '<sport> <settings...>',
    description: `the sport as in \`sport list\`, then name=value, ${valueSyntax}. Names: ${names.join(', ')}`,
  },
  options: [tenantOption, dryRunOption],
  examples: [
    'sport change football twitterName=UNCFootball ticketsLink=https://tickets.example.edu/football --tenant unc',
    'sport change football displayOpponentHistory=yes pinterestName= --tenant unc',
  ],
  run: forCollege(async ({ database, tenant, args: [slug = '', ...assignments], dryRun }) =>
    inTransaction(database, dryRun, async (db) => {
      await recordRows(db, tenant.id);
      const sport = await requireSport(db, tenant.id, slug);
      if (assignments.length === 0) throw usageError('No settings are given; see: npm run cli -- sport change --help');
      const kept = requiredSportSettings.find((name) => assignments.includes(`${name}=`));
      if (kept) throw usageError(`${kept} cannot be removed; give its new value: ${kept}=...`);
      const settings = assignSettings(settingsOf(sport), assignments, strict, names);
      await db
        .update(sports)
        .set({ ...nothing, ...settings, updatedAt: sql`now()` })
        .where(matching(sports, { tenantId: tenant.id, id: sport.id }));
      await announceWithdrawal(db, tenant.id, 'content');
      return [`${settings.title} changed`];
    }),
  ),
};

const sportSeason: Command = {
  name: 'sport season',
  summary: 'Set the current season of a sport, or let it follow the calendar again',
  argument: {
    usage: '<sport> <season>',
    description:
      'the sport as in `sport list`, then a season such as 2026-27, or `calendar`: the last that has started',
  },
  options: [tenantOption, dryRunOption],
  examples: ['sport season womens-soccer 2027 --tenant unc', 'sport season womens-soccer calendar --tenant unc'],
  run: forCollege(async ({ database, tenant, args: [slug = '', title = ''], dryRun }) =>
    inTransaction(database, dryRun, async (db) => {
      await recordRows(db, tenant.id);
      const sport = await requireSport(db, tenant.id, slug);
      const ofSport = matching(seasons, { tenantId: tenant.id, sportId: sport.id });
      const rows = await db.select().from(seasons).where(ofSport).orderBy(seasons.startDate);
      const wanted = rows.find((row) => row.title === title);
      if (!wanted && title !== 'calendar') {
        const titles = rows.map((row) => row.title).join(', ');
        throw usageError(
          titles === ''
            ? `${sport.title} has no season yet. Import a schedule or a roster of ${title} first.`
            : `${sport.title} has no season "${title}". Its seasons are ${titles}; "calendar" is the last that has started.`,
        );
      }
      await db.update(seasons).set({ pinned: false }).where(ofSport);
      if (wanted)
        await db
          .update(seasons)
          .set({ pinned: true })
          .where(and(ofSport, eq(seasons.id, wanted.id)));
      const [currentId] = await updateCurrentSeasons(db, tenant.id, sport.id);
      if (currentId !== undefined) await announceChange(db, tenant.id);
      const current = rows.find((row) => (currentId === undefined ? row.isCurrent : row.id === currentId));
      const reason = wanted ? `until \`sport season ${slug} calendar\`` : 'by the calendar';
      return [`The current season of ${sport.title} is ${current?.title ?? 'none'}, ${reason}`];
    }),
  ),
};

/** Commands for what a college decides about its sports. */
export const sportCommands: readonly Command[] = [sportList, sportChange, sportSeason];

type Sport = SportRow['sport'];

const columns: readonly (keyof SportSettings)[] = names;
const nothing = Object.fromEntries(
  columns.filter((name) => !requiredSportSettings.includes(name)).map((name) => [name, null]),
);

/** The settings that a sport has, as they are stored. */
const settingsOf = (sport: Sport): SportSettings =>
  Object.fromEntries(columns.flatMap((name) => (sport[name] === null ? [] : [[name, sport[name]]]))) as SportSettings;

async function requireSport(db: Db, tenantId: number, slug: string): Promise<Sport> {
  const all = await findSports(db, tenantId);
  const id = await findSportId(db, tenantId, slug);
  const found = all.find(({ sport }) => sport.id === id);
  if (found) return found.sport;
  const known = all.map(({ sport }) => sport.shortName).join(', ');
  throw usageError(`The sport is ${JSON.stringify(slug)}; the sports of the college are ${known || 'none yet'}.`);
}
