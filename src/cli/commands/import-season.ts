import { type } from 'arktype';

import { sportSlug } from '../../domain/sport.ts';
import { printSeasonChange } from '../../domain/stats/season/print-change.ts';
import { saveSeason } from '../../importers/season/save-season.ts';
import { href } from '../../routing/routes.ts';
import { counted } from '../../web/counted.ts';
import type { Command } from '../command.ts';
import { type FileReport, importFiles } from '../import-files.ts';
import { dryRunOption, parseOptions, strictOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string > 0',
  sport: 'string > 0',
  season: 'string > 0',
  'source?': type('0 < string <= 80').describe('a name of at most 80 characters'),
  'date?': type('string.date.iso')
    .and(/^\d{4}-\d\d-\d\d$/)
    .describe('a date like 2026-02-17'),
  'strict?': 'boolean',
  'dryRun?': 'boolean',
  'json?': 'boolean',
});

export const importSeason: Command = {
  name: 'import season',
  summary: 'Import the statistics of a season without game files',
  argument: {
    usage: '<files...>',
    description: 'season XML of TAS or PrestoSports (bsseas), or season tables as JSON',
    isFile: true,
  },
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport, such as baseball', required: true },
    { flags: '--season <title>', description: 'the season, such as 2026 or 2025-26', required: true },
    { flags: '--source <name>', description: 'who published the figures (default: the program named in the file)' },
    { flags: '--date <date>', description: 'date of the figures, if the file has none' },
    strictOption,
    dryRunOption,
    { flags: '--json', description: 'print one JSON object per file' },
  ],
  examples: [
    'import season bsseas-2025.xml --tenant olemiss --sport baseball --season 2025',
    'import season tables-2023-24.json --tenant odu --sport mens-basketball --season 2023-24 --source "2023-24 statistics page"',
  ],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    const tenant = await requireTenant(context.database.db, options.tenant);
    return importFiles(context, input, options, async (file): Promise<FileReport> => {
      const { actor } = context;
      const saved = await saveSeason(context.database, { ...options, tenant, file, actor });
      const { change, format, source, sport, season, players, tables, gamesAdded, corrections, unread, warnings } =
        saved;
      const slug = sportSlug(sport);
      const url = pageUrl(tenant, context.port, href('cumeStats', { sportSlug: slug, season: season.title }));
      return {
        change,
        warnings: unread.length + warnings.length,
        lines: [
          `${file.name}: ${change}: ${sport.title} ${season.title}, ${source}: ${counted(players, 'player')}, ${counted(tables, 'table')}, ${counted(gamesAdded, 'game')} added`,
          `  ${url}`,
          ...corrections
            .map((correction) => printSeasonChange(correction, sport.family))
            .map(({ field, before, after }) => `  changed: ${field}: ${before ?? 'none'} -> ${after ?? 'none'}`),
          ...[...unread, ...warnings].map((warning) => `  warning: ${warning}`),
        ],
        json: {
          file: file.name,
          format,
          source,
          change,
          sport: slug,
          season: season.title,
          url,
          players,
          tables,
          gamesAdded,
          corrections,
          unread,
          warnings,
        },
      };
    });
  },
};
