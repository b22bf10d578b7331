import { type } from 'arktype';
import type { Tenant } from '../../domain/tenant.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { type SavedGame, saveGame } from '../../importers/save/save-game.ts';
import { href } from '../../routes.ts';
import type { Command, CommandContext, InputFile } from '../command.ts';
import { eachFile } from '../each-file.ts';
import { gameReport } from '../game-report.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';
import { parseOptions } from '../usage-error.ts';

const values = type({
  tenant: 'string > 0',
  'as?': 'string > 0',
  'sport?': 'string > 0',
  'doubleheader?': type("'1' | '2'").describe('1 or 2'),
  'neutral?': 'boolean',
  'force?': 'boolean',
  'dryRun?': 'boolean',
  'json?': 'boolean',
});
type Values = typeof values.infer;

/** Imports game files one after the other; a refused one leaves the others to it. */
export const importGame: Command = {
  words: ['import', 'game'],
  summary: 'Import box scores from game files',
  argument: {
    usage: '<files...>',
    description: 'StatCrew or LiveStats XML, SIDEARM game.json, Genius JSON',
    isFile: true,
  },
  options: [
    { flags: '--tenant <slug>', description: 'the college', required: true },
    { flags: '--as <team>', description: "which team is the college's own: H, V or the team's name in the file" },
    { flags: '--sport <slug>', description: 'the sport, where the file does not tell men from women' },
    { flags: '--doubleheader <number>', description: 'game 1 or 2 of a doubleheader, where the file does not tell' },
    { flags: '--neutral', description: 'the game was at a neutral site, where the file does not tell' },
    { flags: '--force', description: 'let a file that ends before its game does replace a final result' },
    { flags: '--dry-run', description: 'tell what would be done, change nothing' },
    { flags: '--json', description: 'print one JSON object a file' },
  ],
  examples: [
    'import game fb-duke-at-unc.xml --tenant unc',
    'import game games/*.xml --tenant unc --json',
    'import game final.xml --tenant ncstate --as H --sport mens-soccer',
  ],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    const tenant = await requireTenant(context.database.db, options.tenant);
    return eachFile(context, input, options, (file) => importOne(context, tenant, options, file));
  },
};

async function importOne(
  { database, port }: CommandContext,
  tenant: Tenant,
  options: Values,
  file: Extract<InputFile, { bytes: unknown }>,
) {
  const parsed = readGameFile(file.bytes);
  const saved = await saveGame(database, {
    tenant,
    file,
    parsed,
    as: options.as,
    sport: options.sport,
    doubleheader: options.doubleheader && (Number(options.doubleheader) as 1 | 2),
    neutral: options.neutral,
    dryRun: options.dryRun,
    force: options.force,
  });
  const isThere = !options.dryRun || saved.change !== 'created';
  const url = isThere ? pageUrl(tenant, port, boxScorePath(saved)) : null;
  return gameReport(file.name, parsed, saved, { url, isThere });
}

function boxScorePath({ sport, season, opponent, game }: SavedGame): string {
  return href('boxscore', {
    globalSportNameSlug: sportSlug({ global_sport_name_slug: sport.globalSportNameSlug, shortname: sport.shortName }),
    season: season.title,
    oppSlug: opponent.slug,
    gameId: game.id,
  });
}
