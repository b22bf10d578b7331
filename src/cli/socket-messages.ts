import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';

import { maxFileBytes } from '../importers/file-size.ts';
import type { InputFile } from './command.ts';

/** Longest message: a file in base64 with its name. */
const maxLine = Math.ceil(maxFileBytes / 3) * 4 + 10_000;

/** Settings of the server that a command beside it has to share. */
export type SharedSettings = Readonly<Record<string, string>>;

/** Server to client. `local` tells the client to run the command itself, with these settings. */
export type ServerMessage =
  | { out: string }
  | { err: string }
  | { progress: string }
  | { local: SharedSettings }
  | { exit: number };

/** Identifies the database of a client or server without revealing its password. Empty for the embedded database. */
export function databaseFingerprint(databaseUrl: string | undefined): string {
  return databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex') : '';
}

/** Sends one message. Resolves when it is written, which applies backpressure. */
export function send(socket: Socket, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Sends the files of a command and an end marker. */
export async function sendFiles(socket: Socket, files: AsyncIterable<InputFile>): Promise<void> {
  for await (const file of files) {
    await send(socket, 'bytes' in file ? { name: file.name, bytes: Buffer.from(file.bytes).toString('base64') } : file);
  }
  await send(socket, { end: true });
}

/** Parses incoming messages, one per line, until the peer ends. Throws for a line longer than any file. */
export async function* receive(socket: Socket): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let size = 0;
  // the socket stays open after a parse error, so that the error can be sent
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
    if (size > maxLine) throw new Error(`A message on the command socket exceeds ${maxLine} bytes`);
  }
}
