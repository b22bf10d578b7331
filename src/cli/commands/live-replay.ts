import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type } from 'arktype';

import { usageError } from '../../domain/usage-error.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { cutGameFile } from '../../live/replay/cut-game-file.ts';
import { playRecording } from '../../live/replay/play-recording.ts';
import { redateGameFile } from '../../live/replay/redate-game-file.ts';
import { gameSummary } from '../../live/watch/game-summary.ts';
import type { StayingCommand, StayingContext } from '../command.ts';
import { findInputFiles, readInputFiles } from '../input-files.ts';
import { liveOptions, liveValues } from '../live-options.ts';
import { createPutSender } from '../live-sender.ts';
import { parseOptions } from '../options.ts';

const values = liveValues.merge({
  'speed?': type(/^\d{1,4}(?:\.\d+)?$/)
    .narrow((text, ctx) => Number(text) > 0 || ctx.mustBe('more than 0'))
    .describe('a number above 0, such as 20'),
  'seed?': type(/^\d{1,9}$/).describe('a whole number'),
  'corrections?': 'boolean',
});

/** Plays a finished game once more, as if it were played now. */
export const liveReplay: StayingCommand = {
  words: ['live', 'replay'],
  summary: 'Play a finished game once more, as if it were played now',
  argument: { usage: '<file>', description: 'a complete game file, as `import game` reads it' },
  options: [
    ...liveOptions.filter(({ flags }) => !/^--(?:add|early)/.test(flags)),
    { flags: '--speed <times>', description: 'so many times faster than it was played (default 1)' },
    { flags: '--seed <number>', description: "other mistakes of the scorer's are mixed in, and corrected (default 1)" },
    { flags: '--no-corrections', description: 'the scorer makes no mistakes' },
  ],
  examples: [
    'live replay final.xml --tenant unc --speed 20',
    'live replay game.json --tenant lakeshore --as H --speed 60 --no-corrections',
  ],
  async stay(context, { args, options }) {
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
        const summary = gameSummary(readGameFile(bytes).game);
        const answer = await send({ game: sourceId, name: file.name, bytes, summary });
        if (answer.kind === 'unreachable') io.err(`Not delivered yet: ${answer.reason}. Trying again ...`);
        if (answer.kind === 'taken') {
          if (!address && answer.url) io.out(answer.url);
          address ??= answer.url;
          io.progress(`${summary} (version ${answer.version})`);
          if (summary.includes('Final')) io.out(summary);
        }
        return answer;
      },
    });
    if (ended.kind === 'refused') throw usageError(`${file.name}: refused: ${ended.reason}`);
    return ended.kind === 'played' ? 0 : 1;
  },
};

async function readOne(path: string) {
  const [file] = await Array.fromAsync(readInputFiles(await findInputFiles([path])));
  if (!file || 'problem' in file) throw usageError(file?.problem ?? 'There is no file to replay.');
  return file;
}

const college = type({ timezone: 'string', '[string]': 'unknown' });

/** A game is dated by the day at its venue: the college's own. */
async function timezoneOf({ attempt, io, signal }: StayingContext, tenant: string): Promise<string> {
  for (;;) {
    let told: unknown;
    const out = (line: string) => {
      told = JSON.parse(line);
    };
    const exit = await attempt({ command: 'tenant show', args: [tenant], options: { json: true } }, [], { ...io, out });
    const parsed = college(told);
    if (!(parsed instanceof type.errors)) return parsed.timezone;
    if (exit !== undefined || signal.aborted) throw usageError(`Nothing is known of the college "${tenant}".`);
    io.progress('Waiting for the server ...');
    await wait(1000, undefined, { signal }).catch(() => {});
  }
}
