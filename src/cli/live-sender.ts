import { type } from 'arktype';

import type { Send } from '../live/watch/upload.ts';
import type { LocalContext, OptionValues } from './command.ts';

const accepted = type({ gameId: 'number', version: 'number', change: 'string', url: 'string', '[string]': 'unknown' });
const refused = type({ refused: 'string', '[string]': 'unknown' });

/** Sends snapshots with the command `live put`, to the local server or the database. */
export function createPutSender({ tryRun }: Pick<LocalContext, 'tryRun'>, options: OptionValues): Send {
  return async ({ name, bytes }) => {
    let output: unknown;
    let reason = 'The server is not running';
    const io = {
      out: (line: string) => {
        output = JSON.parse(line);
      },
      err: (line: string) => {
        reason = line;
      },
      progress: (text: string) => {
        reason = text;
      },
    };
    const exit = await tryRun(
      { command: 'live put', args: [name], options: { ...options, json: true } },
      [{ name, bytes }],
      io,
    );
    const parsed = accepted(output);
    if (!(parsed instanceof type.errors)) return { kind: 'taken', ...parsed };
    const refusal = refused(output);
    if (!(refusal instanceof type.errors)) return { kind: 'refused', reason: refusal.refused };
    // a usage error, such as an unknown college, rather than a failure of the server
    const isUsage = exit === 1 && !reason.startsWith('The command failed');
    return { kind: isUsage ? 'refused' : 'unreachable', reason };
  };
}
