import type { Socket } from 'node:net';
import { type } from 'arktype';
import { MAX_FILE_BYTES } from '../importers/decode-text.ts';

/** Longest line: a file in base64 with its name. */
const maxLine = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 10_000;

const optionValue = type('string | boolean | string[]');

/** Client to server: the command first, then its files, then the end. */
export const request = type({
  command: 'string',
  args: 'string[]',
  options: type({ '[string]': optionValue }),
  fileCount: 'number.integer >= 0',
});
export const filePart = type({ name: 'string', bytes: 'string' })
  .or({ name: 'string', problem: 'string' })
  .or({ end: 'true' });

/** Server to client. */
export const answer = type({ out: 'string' })
  .or({ err: 'string' })
  .or({ progress: 'string' })
  .or({ exit: 'number.integer' });

/** Sends one message and waits until it has left, so that a slow reader is not flooded. */
export function send(socket: Socket, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** The messages that come in, a line each, until the other side ends. Throws for lines longer than any file. */
export async function* receive(socket: Socket): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let size = 0;
  // a message that cannot be read still gets an answer: the socket stays open for it
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      parts.push(chunk.subarray(start, end));
      yield JSON.parse(Buffer.concat(parts).toString());
      parts = [];
      size = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > maxLine) throw new Error(`A message of more than ${maxLine} bytes came over the command socket`);
  }
}
