import { type } from 'arktype';

import { createHttpSender } from '../../live/watch/http-sender.ts';
import type { Send, Upload, UploadResult } from '../../live/watch/upload.ts';
import { createUploadQueue } from '../../live/watch/upload-queue.ts';
import { watchFiles } from '../../live/watch/watch-files.ts';
import { usageError } from '../../web/usage-error.ts';
import type { CommandIo, LocalCommand, LocalContext } from '../command.ts';
import { liveOptions, liveValues } from '../live-options.ts';
import { createPutSender } from '../live-sender.ts';
import { parseOptions } from '../options.ts';

const values = liveValues.merge({
  'tenant?': 'string > 0',
  'interval?': type(/^\d{1,3}(?:\.\d+)?$/).describe('seconds, such as 0.5'),
  'to?': type(/^https?:\/\/[^/]+\/?$/).describe('the origin of a site, such as https://goheels.example.edu'),
  'token?': 'string > 0',
});
type Values = typeof values.infer;

export const liveWatch: LocalCommand = {
  name: 'live watch',
  summary: "Watch the output file of a scorer's program and update the live game",
  argument: { usage: '<path>', description: 'the file, or a folder, in which the newest file of each game is watched' },
  options: [
    ...liveOptions.map(({ required: _, ...option }) => option),
    { flags: '--interval <seconds>', description: 'polling interval (default: 0.25)' },
    { flags: '--to <site>', description: 'send to a remote site, with --game and --token instead of --tenant' },
    { flags: '--token <token>', description: 'a token of the remote site, from `live token-create`' },
  ],
  examples: [
    'live watch /statcrew/live.xml --tenant unc',
    'live watch //scorer/games --tenant unc --add',
    'live watch live.xml --to https://goheels.example.edu --game 512 --token TOKEN',
  ],
  async runLocal(context, { args, options }) {
    const { io, signal } = context;
    const parsed = parseOptions(values, options);
    const reporter = createReporter(io);
    const queue = createUploadQueue({
      send: senderOf(context, parsed),
      signal,
      onResult: reporter.result,
      onRetry: (reason) => reporter.retry(reason),
    });
    io.err(`Watching ${args[0] ?? ''}; stop with Ctrl-C.`);
    await watchFiles({
      path: args[0] ?? '',
      interval: Number(parsed.interval ?? 0.25) * 1000,
      signal,
      onUpload: queue.enqueue,
      onProblem: io.err,
    });
    await queue.finish();
    return 0;
  },
};

function senderOf(context: LocalContext, options: Values): Send {
  const { to, token, interval: _, ...put } = options;
  if (to === undefined) {
    if (put.tenant === undefined)
      throw usageError('--tenant or --to is missing. Name the college with --tenant, or the remote site with --to.');
    return createPutSender(context, put);
  }
  if (token === undefined || put.game === undefined) {
    throw usageError('--to needs --game, the number of the game, and --token, a token of the remote site.');
  }
  return createHttpSender({ site: to, gameId: Number(put.game), token });
}

/** Prints each new state, and each problem once until the next success. */
function createReporter(io: CommandIo) {
  const problems = new Set<string>();
  const urls = new Set<string>();
  const once = (printed: Set<string>, text: string) => {
    if (!printed.has(text)) io.err(text);
    printed.add(text);
  };
  return {
    retry: (reason: string) => once(problems, `Not delivered yet: ${reason.replace(/\.$/, '')}. Retrying ...`),
    result({ name, summary }: Upload, result: Exclude<UploadResult, { kind: 'unreachable' }>) {
      if (result.kind === 'refused') {
        once(problems, `${name}: refused: ${result.reason}`);
        return;
      }
      problems.clear();
      const { gameId, version, change, url } = result;
      if (url) once(urls, `Game ${gameId}: ${url}`);
      if (change === 'unchanged') io.progress(`${timeOfDay()} still ${summary}`);
      else io.out(`${timeOfDay()}  ${summary}  (version ${version})`);
    },
  };
}

const timeOfDay = () => Temporal.Now.plainTimeISO().toString({ smallestUnit: 'second' });
