import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';

import { type } from 'arktype';

import type { Database } from '../db/client.ts';
import type { CommandIo, InputFile, Invocation } from './command.ts';
import { parseCommandLine, runsBeside } from './parse-command-line.ts';
import { runCommand } from './run-command.ts';
import { databaseFingerprint, receive, type ServerMessage, type SharedSettings, send } from './socket-messages.ts';
import { socketPath } from './socket-path.ts';

const optionValue = type('string | boolean | string[]');

/** Client to server: a parsed command, followed by its files and an end marker. */
const commandRequest = type({
  command: 'string',
  args: 'string[]',
  options: type({ '[string]': optionValue }),
  fileCount: 'number.integer >= 0',
  actor: 'string > 0',
});
/** Client to server: an unparsed command line. The server declines one that reads files or is long. */
const lineRequest = type({
  argv: 'string[]',
  /** SHA-256 of the client's DATABASE_URL, empty without one. A server with another database declines. */
  database: 'string',
  columns: 'number.integer > 0',
  /** Name of the user. The server trusts it, because only the owner of the socket can connect. */
  actor: 'string > 0',
});
const request = commandRequest.or(lineRequest);

const filePart = type({ name: 'string', bytes: 'string' })
  .or({ name: 'string', problem: 'string', 'path?': 'string' })
  .or({ end: 'true' });

type Options = {
  database: Database;
  dataDir: string;
  /** Port of the server, for printed URLs. */
  port: number;
  /** DATABASE_URL of the server, undefined with the embedded database. */
  databaseUrl?: string | undefined;
  /** Settings of the server that commands beside it have to share. */
  settings?: SharedSettings;
  log?: { error: (facts: object, message: string) => void };
};

/**
 * Runs commands received from the command line over a Unix socket in the data folder, which only this user can open,
 * which saves them the start of a process. Call it after opening the database. The returned
 * function rejects new commands and resolves when the running ones have ended; close the database afterwards.
 */
export async function startCommandSocket({
  database,
  dataDir,
  port,
  databaseUrl,
  settings = {},
  log,
}: Options): Promise<() => Promise<void>> {
  const path = tryGetPath(dataDir, log);
  if (path === undefined) return async () => {};
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = runRequested(socket, { database, port, databaseUrl, settings, signal: stopping.signal })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log?.error({ error }, 'a command failed');
        socket.write(
          `${JSON.stringify({ err: `The command failed: ${messageOf(error)}` })}\n${JSON.stringify({ exit: 1 })}\n`,
        );
      })
      .finally(() => {
        socket.destroySoon();
        running.delete(work);
      });
    running.add(work);
  });
  await mkdir(dataDir, { recursive: true });
  // a killed server leaves its socket behind; this process holds the lock of the folder
  await rm(path, { force: true });
  await listenPrivately(server, path);
  return async () => {
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    stopping.abort();
    await Promise.all(running);
    await closed;
  };
}

// without a socket the site still runs, only commands fail
function tryGetPath(dataDir: string, log: Options['log']): string | undefined {
  try {
    return socketPath(dataDir);
  } catch (error) {
    log?.error({ error }, 'the command line cannot connect to this server');
    return undefined;
  }
}

async function listenPrivately(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('listening', resolve);
    // listen() creates the socket file; the mask closes the gap until chmod()
    const mask = process.umask(0o177);
    server.listen(path);
    process.umask(mask);
  });
  await listening;
  await chmod(path, 0o600);
}

async function runRequested(
  socket: Socket,
  {
    database,
    port,
    databaseUrl,
    settings,
    signal,
  }: Pick<Options, 'database' | 'port' | 'databaseUrl'> & { settings: SharedSettings; signal: AbortSignal },
): Promise<void> {
  socket.on('error', () => {});
  const next = abortable(receive(socket), signal);
  const first = await next();
  if (first.done) return;
  const received = request.assert(first.value);
  const print = (message: ServerMessage) => void socket.write(`${JSON.stringify(message)}\n`);
  const io: CommandIo = {
    out: (out) => print({ out }),
    err: (err) => print({ err }),
    progress: (progress) => print({ progress }),
  };
  const run = (invocation: Omit<Invocation, 'files'>, files: AsyncIterable<InputFile>, fileCount: number) =>
    runCommand(invocation.command, { database, port, actor: received.actor, io }, { ...invocation, files, fileCount });
  if ('command' in received) {
    const exit = await run(received, filesFrom(next), received.fileCount);
    await send(socket, { exit }).catch(() => {});
    return drain(next);
  }
  const parsed =
    received.database === databaseFingerprint(databaseUrl)
      ? await parseCommandLine(received.argv, { io, columns: received.columns })
      : 'local';
  if (typeof parsed === 'number') return send(socket, { exit: parsed }).catch(() => {});
  if (parsed === 'local') return send(socket, { local: {} }).catch(() => {});
  if (runsBeside(parsed)) return send(socket, { local: settings }).catch(() => {});
  const exit = await run(parsed, noFiles(), 0);
  await send(socket, { exit }).catch(() => {});
  await drain(next);
}

async function* noFiles(): AsyncGenerator<InputFile> {}

/** Reads until the client disconnects: closing a socket with unread data resets it, and the client loses the response. */
async function drain(next: Next): Promise<void> {
  try {
    while (!(await next()).done);
  } catch {
    // the response was sent; a broken connection no longer matters
  }
}

type Next = () => Promise<IteratorResult<unknown>>;

/** Reads the next message, or rejects as soon as the server stops: the current file is saved, the next one is not read. */
function abortable(messages: AsyncGenerator<unknown>, signal: AbortSignal): Next {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error('the server is stopping. Run the command again for the rest')),
      { once: true },
    );
  });
  stopped.catch(() => {});
  return () => {
    const message = messages.next();
    message.catch(() => {});
    return Promise.race([stopped, message]);
  };
}

async function* filesFrom(next: Next): AsyncGenerator<InputFile> {
  for (;;) {
    const { done, value } = await next();
    if (done) throw new Error('the client disconnected before it sent all files');
    const part = filePart.assert(value);
    if ('end' in part) return;
    yield 'bytes' in part ? { name: part.name, bytes: Buffer.from(part.bytes, 'base64') } : part;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
