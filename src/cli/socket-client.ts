import { createConnection, type Socket } from 'node:net';

import type { CommandIo, InputFile, Invocation } from './command.ts';
import { osUser } from './os-user.ts';
import { type Answer, receive, send, sendFiles } from './wire.ts';

// no heavy module here: while a server runs, this is all that a command line loads

/** Has a running server run a command and prints its answer. Resolves with the exit code, or with `undefined` when no server takes commands at `path`. */
export async function runOnServer(
  path: string,
  { command, args, options, files }: Omit<Invocation, 'files'> & { files: readonly unknown[] },
  inputs: AsyncIterable<InputFile>,
  io: CommandIo,
): Promise<number | undefined> {
  return converse(path, io, async (socket) => {
    await send(socket, { command, args, options, fileCount: files.length, actor: osUser() });
    await sendFiles(socket, inputs);
  });
}

/** A command line as typed, and the database it means: the SHA-256 of its DATABASE_URL, empty without one. */
export type TypedLine = { argv: readonly string[]; database: string; columns: number };

/**
 * Has a running server parse and run a command line. Resolves with the exit code, or with `undefined` when no server takes
 * commands at `path`, or the command has to run in this process.
 */
export function runLineOnServer(path: string, line: TypedLine, io: CommandIo): Promise<number | undefined> {
  return converse(path, io, (socket) => send(socket, { ...line, actor: osUser() }));
}

async function converse(
  path: string,
  io: CommandIo,
  begin: (socket: Socket) => Promise<void>,
): Promise<number | undefined> {
  const socket = await connect(path);
  if (!socket) return undefined;
  // a server that is gone is reported to the loop that waits for its answer
  const ignore = () => {};
  try {
    begin(socket).catch(ignore);
    for await (const message of receive(socket)) {
      const part = message as Answer;
      if ('exit' in part) return part.exit;
      if ('local' in part) return undefined;
      if ('files' in part) sendNamedFiles(socket, part.files).catch(ignore);
      else if ('out' in part) io.out(part.out);
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

async function sendNamedFiles(socket: Socket, { paths, extensions }: { paths: string[]; extensions: string[] }) {
  const { findInputFiles, readInputFiles } = await import('./input-files.ts');
  const files = await findInputFiles(paths, extensions);
  await send(socket, { fileCount: files.length });
  await sendFiles(socket, readInputFiles(files));
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
