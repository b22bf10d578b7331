import type { Socket } from 'node:net';

import { maxFileBytes } from '../importers/file-size.ts';
import type { InputFile } from './command.ts';

/** Longest line: a file in base64 with its name. */
const maxLine = Math.ceil(maxFileBytes / 3) * 4 + 10_000;

/** Server to client. `files` asks for the files of a command line; `local` says that the client has to run it itself. */
export type Answer =
  | { out: string }
  | { err: string }
  | { progress: string }
  | { files: { paths: string[]; extensions: string[] } }
  | { local: true }
  | { exit: number };

/** Sends one message and waits until it has left, so that a slow reader is not flooded. */
export function send(socket: Socket, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Sends the files of a command, then the end. */
export async function sendFiles(socket: Socket, files: AsyncIterable<InputFile>): Promise<void> {
  for await (const file of files) {
    await send(socket, 'bytes' in file ? { name: file.name, bytes: Buffer.from(file.bytes).toString('base64') } : file);
  }
  await send(socket, { end: true });
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
