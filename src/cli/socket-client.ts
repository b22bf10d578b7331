import { createConnection, type Socket } from 'node:net';

import type { CommandIo, InputFile, Invocation } from './command.ts';
import { osUser } from './os-user.ts';
import { receive, type ServerMessage, type SharedSettings, send, sendFiles } from './socket-messages.ts';

// imports no package: with a running server, this module is all that the command line loads

/** Runs a parsed command on the server. Resolves with the exit code, or with `undefined` when no server listens at `path`. */
export async function runOnServer(
  path: string,
  { command, args, options, files }: Omit<Invocation, 'files'> & { files: readonly unknown[] },
  inputs: AsyncIterable<InputFile>,
  io: CommandIo,
): Promise<number | undefined> {
  const outcome = await exchange(path, io, async (socket) => {
    await send(socket, { command, args, options, fileCount: files.length, actor: osUser() });
    await sendFiles(socket, inputs);
  });
  return typeof outcome === 'number' ? outcome : undefined;
}

/** An unparsed command line. `database` is the fingerprint of its DATABASE_URL. */
export type CommandLine = { argv: readonly string[]; database: string; columns: number };

/**
 * Parses and runs a command line on the server. Resolves with the exit code; with settings of the server when the command
 * has to run in this process; with `undefined` when no server listens at `path`.
 */
export function runLineOnServer(
  path: string,
  line: CommandLine,
  io: CommandIo,
): Promise<number | SharedSettings | undefined> {
  return exchange(path, io, (socket) => send(socket, { ...line, actor: osUser() }));
}

async function exchange(
  path: string,
  io: CommandIo,
  sendRequest: (socket: Socket) => Promise<void>,
): Promise<number | SharedSettings | undefined> {
  const socket = await connect(path);
  if (!socket) return undefined;
  // the loop below reports a broken connection
  const ignore = () => {};
  try {
    sendRequest(socket).catch(ignore);
    for await (const received of receive(socket)) {
      const message = received as ServerMessage;
      if ('exit' in message) return message.exit;
      if ('local' in message) return message.local;
      if ('out' in message) io.out(message.out);
      else if ('err' in message) io.err(message.err);
      else io.progress(message.progress);
    }
  } catch (error) {
    if (!disconnected.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    socket.destroy();
  }
  throw new Error(
    'The server stopped before the command finished. Reported results are saved. Run the command again for the rest.',
  );
}

const noServer = new Set(['ENOENT', 'ECONNREFUSED']);
const disconnected = new Set(['ECONNRESET', 'EPIPE']);

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
