import { gameState } from '../../domain/game-state.ts';
import { isImportRefusal } from '../../importers/refusal.ts';
import { takeSnapshot } from '../../live/ingest/take-snapshot.ts';
import { href } from '../../routing/routes.ts';
import { usageError } from '../../web/usage-error.ts';
import type { CommandContext, DatabaseCommand, InputFile } from '../command.ts';
import { liveOptions, liveValues } from '../live-options.ts';
import { jsonOption, parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = liveValues.merge({ 'json?': 'boolean' });
type Values = typeof values.infer;

export const livePut: DatabaseCommand = {
  name: 'live put',
  summary: 'Update a live game from one file',
  argument: {
    usage: '<file>',
    description: 'a game file in any format of `import game`',
    isFile: true,
  },
  options: [...liveOptions, jsonOption],
  examples: ['live put live.xml --tenant unc', 'live put game.json --tenant unc --game 512 --add'],
  run: async (context, input) => {
    const options = parseOptions(values, input.options);
    for await (const file of input.files) {
      try {
        await putOne(context, options, file);
      } catch (error) {
        if (!isImportRefusal(error)) throw error;
        if (options.json) context.io.out(JSON.stringify({ file: file.name, refused: error.message }));
        else context.io.err(`${file.name}: refused: ${error.message}`);
        return 1;
      }
    }
    return 0;
  },
};

async function putOne({ database, port, io }: CommandContext, options: Values, file: InputFile): Promise<void> {
  if ('problem' in file) throw usageError(file.problem);
  const tenant = await requireTenant(database.db, options.tenant);
  const { game, as, sport, doubleheader, add, early } = options;
  const taken = await takeSnapshot(database, {
    tenant,
    file,
    gameId: game === undefined ? undefined : Number(game),
    as,
    sport,
    doubleheader: doubleheader && (Number(doubleheader) as 1 | 2),
    add,
    early,
  });
  const { gameId, version, change, state, warnings } = taken;
  const url = pageUrl(tenant, port, href('gameCenter', { gameId }));
  if (options.json) {
    io.out(JSON.stringify({ file: file.name, ...taken, url }));
    return;
  }
  io.out(`${file.name}: game ${gameId}, version ${version}, ${change}, ${stateNames[state] ?? ''}`);
  io.out(`  ${url}`);
  for (const warning of warnings) io.out(`  warning: ${warning}`);
}

const stateNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(gameState).map(([name, state]) => [state, name]),
);
