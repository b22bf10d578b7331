import { type } from 'arktype';

import { usageError } from '../../domain/usage-error.ts';
import { createHttpSender } from '../../live/watch/http-sender.ts';
import type { Send, Upload, UploadResult } from '../../live/watch/upload.ts';
import { createUploadQueue } from '../../live/watch/upload-queue.ts';
import { watchFiles } from '../../live/watch/watch-files.ts';
import type { CommandIo, StayingCommand, StayingContext } from '../command.ts';
import { liveOptions, liveValues } from '../live-options.ts';
import { createPutSender } from '../live-sender.ts';
import { parseOptions } from '../options.ts';

const values = liveValues.merge({
  'tenant?': 'string > 0',
  'interval?': type(/^\d{1,3}(?:\.\d+)?$/).describe('seconds, such as 0.5'),
  'to?': type(/^https?:\/\/[^/]+\/?$/).describe('the address of a site, such as https://goheels.example.edu'),
  'token?': 'string > 0',
});
type Values = typeof values.infer;

/** Follows the file that a scorer's program writes, until it is stopped. */
export const liveWatch: StayingCommand = {
  words: ['live', 'watch'],
  summary: "Follow the file of a scorer's program while a game is played",
  argument: { usage: '<path>', description: 'the file, or a folder of which the newest file of each game is followed' },
  options: [
    ...liveOptions.map(({ required: _, ...option }) => option),
    { flags: '--interval <seconds>', description: 'how often to look at the file (default 0.25)' },
    { flags: '--to <site>', description: 'send to a site elsewhere, with --game and --token in place of --tenant' },
    { flags: '--token <token>', description: 'the token of that site, from: live token create' },
  ],
  examples: [
    'live watch /statcrew/live.xml --tenant unc',
    'live watch //scorer/games --tenant unc --add',
    'live watch live.xml --to https://goheels.example.edu --game 512 --token TOKEN',
  ],
  async stay(context, { args, options }) {
    const { io, signal } = context;
    const parsed = parseOptions(values, options);
    const reporter = createReporter(io);
    const queue = createUploadQueue({
      send: senderOf(context, parsed),
      signal,
      onResult: reporter.answer,
      onRetry: (reason) => reporter.waiting(reason),
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

function senderOf(context: StayingContext, options: Values): Send {
  const { to, token, interval: _, ...put } = options;
  if (to === undefined) {
    if (put.tenant === undefined)
      throw usageError('Say whose game it is with --tenant, or where to send it with --to.');
    return createPutSender(context, put);
  }
  if (token === undefined || put.game === undefined) {
    throw usageError('With --to say which game it is with --game, and give the token of that site with --token.');
  }
  return createHttpSender({ site: to, gameId: Number(put.game), token });
}

/** Lines for people: each new state, and each trouble once until something is taken again. */
function createReporter(io: CommandIo) {
  const troubles = new Set<string>();
  const addresses = new Set<string>();
  const once = (told: Set<string>, text: string) => {
    if (!told.has(text)) io.err(text);
    told.add(text);
  };
  return {
    waiting: (reason: string) => once(troubles, `Not delivered yet: ${reason.replace(/\.$/, '')}. Trying again ...`),
    answer({ name, summary }: Upload, answer: Exclude<UploadResult, { kind: 'unreachable' }>) {
      if (answer.kind === 'refused') {
        once(troubles, `${name}: refused: ${answer.reason}`);
        return;
      }
      troubles.clear();
      const { gameId, version, change, url } = answer;
      if (url) once(addresses, `Game ${gameId}: ${url}`);
      if (change === 'unchanged') io.progress(`${timeOfDay()} still ${summary}`);
      else io.out(`${timeOfDay()}  ${summary}  (version ${version})`);
    },
  };
}

const timeOfDay = () => Temporal.Now.plainTimeISO().toString({ smallestUnit: 'second' });
