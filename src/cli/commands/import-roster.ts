import { type } from 'arktype';

import { sportSlug } from '../../domain/sport.ts';
import { fetchPicture } from '../../images/fetch-picture.ts';
import { readApart } from '../../importers/read-apart.ts';
import { saveRoster } from '../../importers/roster/save-roster.ts';
import { href } from '../../routing/routes.ts';
import { counted } from '../../web/counted.ts';
import type { Command, CommandInput, InputFile } from '../command.ts';
import { type FileReport, importFiles } from '../import-files.ts';
import { dryRunOption, parseOptions, strictOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { readRosterPictures, rosterPictureStore } from '../roster-pictures.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string > 0',
  sport: 'string > 0',
  season: 'string > 0',
  'columns?': 'string > 0',
  'missing?': type("'keep' | 'hide' | 'remove'").describe('keep, hide or remove'),
  'unhide?': 'boolean',
  'resembling?': type("'renamed' | 'new'").describe('renamed or new'),
  'strict?': 'boolean',
  'dryRun?': 'boolean',
  'json?': 'boolean',
});

export const importRoster: Command = {
  name: 'import roster',
  summary: 'Import the roster of a season',
  argument: { usage: '<files...>', description: 'CSV with a header line, or JSON', isFile: true },
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport, such as womens-basketball', required: true },
    { flags: '--season <title>', description: 'the season, such as 2026 or 2025-26', required: true },
    { flags: '--columns <names>', description: 'comma-separated column names of a CSV file without a header line' },
    {
      flags: '--missing <what>',
      description:
        'what becomes of players who are not in the file: keep (default), hide, or remove; a player with statistics is hidden instead of removed',
    },
    { flags: '--unhide', description: 'show the players of the file who are hidden' },
    {
      flags: '--resembling <what>',
      description:
        'a player whose name resembles that of one who is not in the file is renamed, or new (default: the line is skipped and reported)',
    },
    { flags: '--pictures <files...>', description: 'pictures that the file names', isFile: true },
    {
      flags: '--pictures-from <hosts...>',
      description: 'hosts to fetch pictures from, such as goheels.com (default: none)',
    },
    strictOption,
    dryRunOption,
    { flags: '--json', description: 'print one JSON object per file' },
  ],
  examples: [
    'import roster roster.csv --tenant unc --sport womens-basketball --season 2025-26',
    'import roster roster.csv --tenant unc --sport womens-basketball --season 2025-26 --missing hide',
    'import roster hockey.csv --tenant rpi --sport mens-ice-hockey --season 2008-09 --columns id,number,first,last,pos,height,weight,class,hometown,previousteam',
  ],
  run: async (context, input) => {
    const { pictures: _, picturesFrom = [], ...given } = input.options;
    const options = parseOptions(values, given);
    const tenant = await requireTenant(context.database.db, options.tenant);
    const { pictures, rosters } = await splitPictures(input);
    const sources = { files: pictures, hosts: [picturesFrom].flat().map(String), fetch: fetchPicture };
    return importFiles(context, rosters, options, async (file): Promise<FileReport> => {
      const roster = await readApart('roster', file.bytes, options.columns?.split(','));
      const read = await readRosterPictures(roster, sources);
      const { sport, season, added, updated, unchanged, withdrawn, unread, warnings } = await saveRoster(
        context.database,
        {
          ...options,
          tenant,
          roster: { ...roster, unread: [...roster.unread, ...read.unread] },
          storePicture: rosterPictureStore(tenant, read.media),
          actor: context.actor,
        },
      );
      const slug = sportSlug(sport);
      const url = pageUrl(tenant, context.port, href('roster', { slug, season: season.title }));
      const players = roster.players.length;
      return {
        change: added > 0 ? 'created' : updated + withdrawn > 0 ? 'updated' : 'unchanged',
        warnings: unread.length + warnings.length,
        lines: [
          `${file.name}: ${sport.title} ${season.title}: ${counted(players, 'player')}, ${added} added, ${updated} updated, ${unchanged} unchanged${withdrawn > 0 ? `, ${withdrawn} withdrawn` : ''}`,
          `  ${url}`,
          ...[...unread, ...warnings].map((warning) => `  warning: ${warning}`),
        ],
        json: {
          file: file.name,
          format: roster.format,
          sport: slug,
          season: season.title,
          url,
          players,
          added,
          updated,
          unchanged,
          withdrawn,
          unread,
          warnings,
        },
      };
    });
  },
};

/** The files of `--pictures`, which come first, and the rosters. */
async function splitPictures(input: CommandInput): Promise<{ pictures: InputFile[]; rosters: CommandInput }> {
  const count = [input.options['pictures'] ?? []].flat().length;
  const files = input.files[Symbol.asyncIterator]();
  const pictures: InputFile[] = [];
  while (pictures.length < count) {
    const next = await files.next();
    if (next.done) break;
    pictures.push(next.value);
  }
  const rosters = { ...input, files: { [Symbol.asyncIterator]: () => files }, fileCount: input.fileCount - count };
  return { pictures, rosters };
}
