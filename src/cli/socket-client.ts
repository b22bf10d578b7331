import { createConnection, type Socket } from 'node:net';
import type { CommandIo, InputFile, Invocation } from './command.ts';
import { answer, receive, send } from './wire.ts';

/** Has a running server do a command and prints what it answers. Resolves with the exit code, or with `undefined` when no server takes commands at `path`. */
export async function runOnServer(
  path: string,
  { command, args, options, files }: Invocation,
  inputs: AsyncIterable<InputFile>,
  io: CommandIo,
): Promise<number | undefined> {
  const socket = await connect(path);
  if (!socket) return undefined;
  try {
    const sending = sendAll(socket, { command, args, options, fileCount: files.length }, inputs);
    // a server that is gone says so to who waits for its answer
    sending.catch(() => {});
    for await (const message of receive(socket)) {
      const part = answer.assert(message);
      if ('exit' in part) return part.exit;
      if ('out' in part) io.out(part.out);
      else if ('err' in part) io.err(part.err);
      else io.progress(part.progress);
    }
  } catch (error) {
    if (!serverGone.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    socket.destroy();
  }
  throw new Error(
    'The server stopped before the command was done. What it has reported is kept; run the command again for the rest.',
  );
}

async function sendAll(socket: Socket, head: object, inputs: AsyncIterable<InputFile>): Promise<void> {
  await send(socket, head);
  for await (const file of inputs) {
    await send(socket, 'bytes' in file ? { name: file.name, bytes: Buffer.from(file.bytes).toString('base64') } : file);
  }
  await send(socket, { end: true });
}

const noServer = new Set(['ENOENT', 'ECONNREFUSED']);
const serverGone = new Set(['ECONNRESET', 'EPIPE']);

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.removeAllListeners('error').on('error', () => {});
      resolve(socket);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      noServer.has(error.code ?? '') ? resolve(undefined) : reject(error),
    );
  });
}
