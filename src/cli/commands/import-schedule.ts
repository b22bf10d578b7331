import { type } from 'arktype';

import { sportSlug } from '../../domain/sport.ts';
import { readApart } from '../../importers/read-apart.ts';
import { saveSchedule } from '../../importers/schedule/save-schedule.ts';
import { href } from '../../routing/routes.ts';
import type { Command } from '../command.ts';
import { type FileReport, importFiles } from '../import-files.ts';
import { dryRunOption, parseOptions, tenantOption } from '../options.ts';
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

export const importSchedule: Command = {
  name: 'import schedule',
  summary: 'Import a schedule',
  argument: { usage: '<files...>', description: 'iCalendar (.ics), or CSV with a header line', isFile: true },
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport; selects one from a calendar of all sports' },
    { flags: '--season <title>', description: 'the season (default: derived from each date)' },
    { flags: '--home-city <city>', description: 'city of home games (default: the most frequent city)' },
    dryRunOption,
    { flags: '--json', description: 'print one JSON object per file' },
  ],
  examples: [
    'import schedule baseball.ics --tenant unc --sport baseball',
    'import schedule all-sports.ics --tenant nevada',
    'import schedule softball.csv --tenant unc --sport softball --season 2026',
  ],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    const tenant = await requireTenant(context.database.db, options.tenant);
    return importFiles(context, input, options, async (file): Promise<FileReport> => {
      const schedule = await readApart('schedule', file.bytes, options.season);
      const saved = await saveSchedule(context.database, { ...options, tenant, schedule });
      const { games, added, updated, unchanged, skipped, unrecognized, warnings } = saved;
      const pages = saved.sports.flatMap(({ sport, seasons }) => {
        const slug = sportSlug(sport);
        return seasons.map((season) => ({
          sport: slug,
          season,
          url: pageUrl(tenant, context.port, href('schedule', { globalSportNameSlug: slug, seasonTitle: season })),
        }));
      });
      const omitted = [
        skipped > 0 ? `, ${skipped} of other sports skipped` : '',
        unrecognized > 0 ? `, ${unrecognized} of unknown sports skipped` : '',
      ].join('');
      return {
        change: added > 0 ? 'created' : updated > 0 ? 'updated' : 'unchanged',
        warnings: warnings.length,
        lines: [
          `${file.name}: ${games} games, ${added} added, ${updated} updated, ${unchanged} unchanged${omitted}`,
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
          unrecognized,
          warnings,
        },
      };
    });
  },
};
