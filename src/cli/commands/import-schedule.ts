import { type } from 'arktype';

import { todayIn } from '../../domain/local-time.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readApart } from '../../importers/read-apart.ts';
import { saveSchedule } from '../../importers/schedule/save-schedule.ts';
import { href } from '../../routing/routes.ts';
import { counted } from '../../web/counted.ts';
import type { Command } from '../command.ts';
import { type FileReport, importFiles } from '../import-files.ts';
import { dryRunOption, parseOptions, strictOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string > 0',
  'sport?': 'string > 0',
  'season?': 'string > 0',
  'homeCity?': 'string > 0',
  'fromYear?': type('string.integer.parse').to('1850 <= number.integer <= 2100').describe('a year such as 1925'),
  'ownName?': 'string > 0',
  'winnerFirst?': 'boolean',
  'strict?': 'boolean',
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
    {
      flags: '--from-year <year>',
      description: 'the first year that two digits can mean; 1925 reads 24 as 2024 and 26 as 1926',
    },
    {
      flags: '--own-name <name>',
      description: 'what the titles of a calendar call the college, if they use another name',
    },
    { flags: '--winner-first', description: "results list the winner's points first, such as L, 36-33" },
    strictOption,
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
      const schedule = await readApart('schedule', file.bytes, {
        season: options.season,
        fromYear: options.fromYear,
        today: todayIn(tenant.timezone),
      });
      const saved = await saveSchedule(context.database, { ...options, tenant, schedule });
      const { games, added, updated, unchanged, skipped, unrecognized, unread, warnings } = saved;
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
        warnings: unread.length + warnings.length,
        isPartial: schedule.truncation !== undefined,
        lines: [
          `${file.name}: ${counted(games, 'game')}, ${added} added, ${updated} updated, ${unchanged} unchanged${omitted}`,
          ...pages.map(({ url }) => `  ${url}`),
          ...(schedule.truncation
            ? [`  ${schedule.truncation}. Its whole entries were imported; download it again.`]
            : []),
          ...[...unread, ...warnings].map((warning) => `  warning: ${warning}`),
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
          truncation: schedule.truncation ?? null,
          unread,
          warnings,
        },
      };
    });
  },
};
