import { type } from 'arktype';

import { sportSlug } from '../../domain/sport.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { typesByName } from '../../importers/game-flags-csv.ts';
import { readApart } from '../../importers/read-apart.ts';
import type { GameFlags } from '../../importers/save/game-flags.ts';
import { type SavedGame, saveGame } from '../../importers/save/save-game.ts';
import { href } from '../../routing/routes.ts';
import type { Command, CommandContext, InputFile } from '../command.ts';
import { splitFlagTable } from '../flag-table.ts';
import { gameReport } from '../game-report.ts';
import { importFiles } from '../import-files.ts';
import { dryRunOption, parseOptions, strictOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  tenant: 'string > 0',
  'as?': 'string > 0',
  'sport?': 'string > 0',
  'doubleheader?': type("'1' | '2'").describe('1 or 2'),
  'neutral?': 'boolean',
  'conference?': 'boolean',
  'type?': type("'regular' | 'postseason' | 'exhibition'").describe('regular, postseason or exhibition'),
  'flags?': 'string > 0',
  'force?': 'boolean',
  'strict?': 'boolean',
  'dryRun?': 'boolean',
  'json?': 'boolean',
});
type Values = typeof values.infer;

export const importGame: Command = {
  name: 'import game',
  summary: 'Import box scores from game files',
  argument: {
    usage: '<files...>',
    description: 'StatCrew or LiveStats XML, SIDEARM game.json, Genius JSON, or folders of them',
    isFile: true,
    folders: ['.xml', '.json'],
  },
  options: [
    tenantOption,
    { flags: '--as <team>', description: "which team is the college's own: H, V or the team's name in the file" },
    { flags: '--sport <slug>', description: 'the sport, if the file does not distinguish men and women' },
    { flags: '--doubleheader <number>', description: 'game 1 or 2 of a doubleheader, if the file does not say' },
    { flags: '--neutral', description: 'the game was at a neutral site, if the file does not say' },
    { flags: '--no-neutral', description: 'the game was not at a neutral site' },
    { flags: '--conference', description: 'it was a conference game, if the file does not say' },
    { flags: '--no-conference', description: 'it was not a conference game' },
    { flags: '--type <type>', description: 'regular, postseason or exhibition' },
    { flags: '--flags <file>', description: 'a CSV file with these flags, one line per game file', isFile: true },
    { flags: '--force', description: 'let an incomplete file replace a final result' },
    strictOption,
    dryRunOption,
    { flags: '--json', description: 'print one JSON object per file' },
  ],
  examples: [
    'import game fb-duke-at-unc.xml --tenant unc',
    'import game games/*.xml --tenant unc --json',
    'import game games --tenant unc --flags flags.csv',
    'import game final.xml --tenant ncstate --as H --sport mens-soccer',
  ],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    const tenant = await requireTenant(context.database.db, options.tenant);
    const { table, games } = await splitFlagTable(input);
    const exit = await importFiles(context, games, options, (file) =>
      importOne(context, { tenant, options, flags: { ...optionFlags(options), ...table.flagsOf(file.name) } }, file),
    );
    const unused = table.unused();
    for (const sentence of unused) context.io.err(sentence);
    return unused.length > 0 ? 1 : exit;
  },
};

/** The flags on the command line. The table of `--flags` takes precedence. */
function optionFlags({ as, sport, doubleheader, neutral, conference, type: kind }: Values): GameFlags {
  return {
    as,
    sport,
    doubleheader: doubleheader && (Number(doubleheader) as 1 | 2),
    neutral,
    conference,
    type: kind && typesByName[kind],
  };
}

async function importOne(
  { database, port }: CommandContext,
  { tenant, options, flags }: { tenant: Tenant; options: Values; flags: GameFlags },
  file: Extract<InputFile, { bytes: unknown }>,
) {
  const parsed = await readApart('game', file.bytes);
  const { dryRun, force, strict } = options;
  const saved = await saveGame(database, { tenant, file, parsed, ...flags, dryRun, force, strict });
  const isStored = !dryRun || saved.change !== 'created';
  const url = isStored ? pageUrl(tenant, port, boxScorePath(saved)) : null;
  return gameReport(file.name, parsed, saved, { url, isStored });
}

function boxScorePath({ sport, season, opponent, game }: SavedGame): string {
  return href('boxscore', {
    globalSportNameSlug: sportSlug(sport),
    season: season.title,
    oppSlug: opponent.slug,
    gameId: game.id,
  });
}
