import { type } from 'arktype';

import { sportSlug } from '../../domain/sport.ts';
import { readScheduleFile } from '../../importers/schedule/read-schedule-file.ts';
import { saveSchedule } from '../../importers/schedule/save-schedule.ts';
import { href } from '../../routing/routes.ts';
import type { Command } from '../command.ts';
import { eachFile, type FileReport } from '../each-file.ts';
import { parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string > 0',
  'sport?': 'string > 0',
  'season?': 'string > 0',
  'homeCity?': 'string > 0',
  'dryRun?': 'boolean',
  'json?': 'boolean',
});

/** Imports schedules; again updates them. */
export const importSchedule: Command = {
  words: ['import', 'schedule'],
  summary: 'Import a schedule',
  argument: { usage: '<files...>', description: 'iCalendar (.ics), or CSV with a heading line', isFile: true },
  options: [
    { flags: '--tenant <slug>', description: 'the college', required: true },
    { flags: '--sport <slug>', description: 'the sport; of a calendar of all sports, the one to take' },
    { flags: '--season <title>', description: 'the season (default: the one each day belongs to)' },
    { flags: '--home-city <city>', description: 'city of home games (default: the one most games are in)' },
    { flags: '--dry-run', description: 'tell what would be done, change nothing' },
    { flags: '--json', description: 'print one JSON object a file' },
  ],
  examples: [
    'import schedule baseball.ics --tenant unc --sport baseball',
    'import schedule all-sports.ics --tenant nevada',
    'import schedule softball.csv --tenant unc --sport softball --season 2026',
  ],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    const tenant = await requireTenant(context.database.db, options.tenant);
    return eachFile(context, input, options, async (file): Promise<FileReport> => {
      const schedule = readScheduleFile(file.bytes, options.season);
      const saved = await saveSchedule(context.database, { ...options, tenant, schedule });
      const { games, added, updated, unchanged, skipped, warnings } = saved;
      const pages = saved.sports.flatMap(({ sport, seasons }) => {
        const slug = sportSlug({ global_sport_name_slug: sport.globalSportNameSlug, shortname: sport.shortName });
        return seasons.map((season) => ({
          sport: slug,
          season,
          url: pageUrl(tenant, context.port, href('schedule', { globalSportNameSlug: slug, seasonTitle: season })),
        }));
      });
      const others = skipped > 0 ? `, ${skipped} of other sports left out` : '';
      return {
        change: added > 0 ? 'created' : updated > 0 ? 'updated' : 'unchanged',
        warnings: warnings.length,
        lines: [
          `${file.name}: ${games} games, ${added} added, ${updated} updated, ${unchanged} unchanged${others}`,
          ...pages.map(({ url }) => `  ${url}`),
          ...warnings.map((warning) => `  warning: ${warning}`),
        ],
        json: {
          file: file.name,
          format: schedule.format,
          schedules: pages,
          games,
          added,
          updated,
          unchanged,
          skipped,
          warnings,
        },
      };
    });
  },
};
