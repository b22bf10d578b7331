import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type } from 'arktype';

import type { LocalCommand, LocalContext } from '../src/cli/command.ts';
import { findInputFiles, readInputFiles } from '../src/cli/input-files.ts';
import { liveOptions, liveValues } from '../src/cli/live-options.ts';
import { createPutSender } from '../src/cli/live-sender.ts';
import { parseOptions } from '../src/cli/options.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { gameSummary } from '../src/live/watch/game-summary.ts';
import { usageError } from '../src/web/usage-error.ts';
import { cutGameFile } from './cut-game-file.ts';
import { playRecording } from './play-recording.ts';
import { redateGameFile } from './redate-game-file.ts';

const values = liveValues.merge({
  'speed?': type(/^\d{1,4}(?:\.\d+)?$/)
    .narrow((text, ctx) => Number(text) > 0 || ctx.mustBe('more than 0'))
    .describe('a number above 0, such as 20'),
  'seed?': type(/^\d{1,9}$/).describe('a whole number'),
  'corrections?': 'boolean',
});

export const command: LocalCommand = {
  name: 'live replay',
  summary: 'Replay a finished game as a live game',
  argument: { usage: '<file>', description: 'a complete game file in any format of `import game`' },
  options: [
    ...liveOptions.filter(({ flags }) => !/^--(?:add|early)/.test(flags)),
    { flags: '--speed <times>', description: 'playback speed, as a multiple of real time (default: 1)' },
    {
      flags: '--seed <number>',
      description: 'seed of the scoring errors that are inserted and corrected (default: 1)',
    },
    { flags: '--no-corrections', description: 'insert no scoring errors' },
  ],
  examples: [
    'live replay final.xml --tenant unc --speed 20',
    'live replay game.json --tenant lakeshore --as H --speed 60 --no-corrections',
  ],
  async runLocal(context, { args, options }) {
    const { tenant, speed = '1', seed = '1', corrections = true, ...put } = parseOptions(values, options);
    const { io, signal } = context;
    const timezone = await timezoneOf(context, tenant);
    const file = await readOne(args[0] ?? '');
    const now = Temporal.Now.zonedDateTimeISO(timezone);
    const sourceId = `replay-${createHash('sha256').update(file.bytes).digest('hex').slice(0, 12)}`;
    const day = { date: now.toPlainDate(), start: now.toPlainTime(), sourceId: `${sourceId}-${now.toPlainDate()}` };
    const game = cutGameFile(redateGameFile(file.bytes, day), { seed: corrections ? Number(seed) : undefined });
    const send = createPutSender(context, { tenant, ...put, add: true, early: true });
    let address: string | undefined;
    const ended = await playRecording(game, {
      speed: Number(speed),
      signal,
      async send(bytes) {
        const summary = gameSummary(readGameFile(bytes).boxScore);
        const result = await send({ game: sourceId, name: file.name, bytes, summary });
        if (result.kind === 'unreachable') io.err(`Not delivered yet: ${result.reason}. Retrying ...`);
        if (result.kind === 'taken') {
          if (!address && result.url) io.out(result.url);
          address ??= result.url;
          io.progress(`${summary} (version ${result.version})`);
          if (summary.includes('Final')) io.out(summary);
        }
        return result;
      },
    });
    if (ended.kind === 'refused') throw usageError(`${file.name}: refused: ${ended.reason}`);
    return ended.kind === 'played' ? 0 : 1;
  },
};

async function readOne(path: string) {
  const [file] = await Array.fromAsync(readInputFiles(await findInputFiles([path])));
  if (!file || 'problem' in file) throw usageError(file?.problem ?? 'The file to replay is missing.');
  return file;
}

const college = type({ timezone: 'string', '[string]': 'unknown' });

/** The replayed game is dated in the college's time zone. */
async function timezoneOf({ tryRun, io, signal }: LocalContext, tenant: string): Promise<string> {
  for (;;) {
    let output: unknown;
    const out = (line: string) => {
      output = JSON.parse(line);
    };
    const exit = await tryRun({ command: 'tenant show', args: [tenant], options: { json: true } }, [], { ...io, out });
    const parsed = college(output);
    if (!(parsed instanceof type.errors)) return parsed.timezone;
    if (exit !== undefined || signal.aborted)
      throw usageError(`--tenant is "${tenant}", but its college could not be read.`);
    io.progress('Waiting for the server ...');
    await wait(1000, undefined, { signal }).catch(() => {});
  }
}
