import { type } from 'arktype';

import type { Send } from '../live/watch/upload.ts';
import type { OptionValues, StayingContext } from './command.ts';

const taken = type({ gameId: 'number', version: 'number', change: 'string', url: 'string', '[string]': 'unknown' });
const refused = type({ refused: 'string', '[string]': 'unknown' });

/** Sends snapshots as the command `live put` does, to the server of this installation or its database. */
export function createPutSender({ attempt }: Pick<StayingContext, 'attempt'>, options: OptionValues): Send {
  return async ({ name, bytes }) => {
    let told: unknown;
    let reason = 'The server is not running';
    const io = {
      out: (line: string) => {
        told = JSON.parse(line);
      },
      err: (line: string) => {
        reason = line;
      },
      progress: (text: string) => {
        reason = text;
      },
    };
    const exit = await attempt(
      { command: 'live put', args: [name], options: { ...options, json: true } },
      [{ name, bytes }],
      io,
    );
    const parsed = taken(told);
    if (!(parsed instanceof type.errors)) return { kind: 'taken', ...parsed };
    const refusal = refused(told);
    if (!(refusal instanceof type.errors)) return { kind: 'refused', reason: refusal.refused };
    // what the user has to mend, such as an unknown college, against a failure of the server's
    const isUsers = exit === 1 && !reason.startsWith('The command failed');
    return { kind: isUsers ? 'refused' : 'unreachable', reason };
  };
}
