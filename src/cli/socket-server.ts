import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';

import type { Database } from '../db/client.ts';
import type { CommandIo, InputFile, Invocation } from './command.ts';
import { databaseKey } from './database-key.ts';
import { parseLine } from './parse-line.ts';
import { fileCount as fileCountMessage, filePart, request } from './requests.ts';
import { runCommand } from './run-command.ts';
import { socketPath } from './socket-path.ts';
import { type Answer, receive, send } from './wire.ts';

type Options = {
  database: Database;
  dataDir: string;
  /** Port of the server, for printed addresses. */
  port: number;
  /** Address of the Postgres server, where the database is one. */
  databaseUrl?: string | undefined;
  log?: { error: (facts: object, message: string) => void };
};

/**
 * Takes commands of the command-line program over a socket in the data folder that only this user may open: the embedded
 * database has one owner, and while a server runs it is the server. Start it after the database is open; the returned
 * stop takes no new commands and resolves when the running ones are done, before the database may be closed.
 */
export async function startCommandSocket({
  database,
  dataDir,
  port,
  databaseUrl,
  log,
}: Options): Promise<() => Promise<void>> {
  const path = pathOrNone(dataDir, log);
  if (path === undefined) return async () => {};
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = answerCommand(socket, { database, port, databaseUrl, signal: stopping.signal })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log?.error({ error }, 'a command of the command line failed');
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
  // whoever holds the database may clear away the socket of one that was killed
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

// the site is worth more than its command line
function pathOrNone(dataDir: string, log: Options['log']): string | undefined {
  try {
    return socketPath(dataDir);
  } catch (error) {
    log?.error({ error }, 'the command line cannot reach this server');
    return undefined;
  }
}

async function listenPrivately(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('listening', resolve);
    // the name is there from this call on: nobody else may open it, not even for a moment
    const mask = process.umask(0o177);
    server.listen(path);
    process.umask(mask);
  });
  await listening;
  await chmod(path, 0o600);
}

async function answerCommand(
  socket: Socket,
  { database, port, databaseUrl, signal }: Pick<Options, 'database' | 'port' | 'databaseUrl'> & { signal: AbortSignal },
): Promise<void> {
  socket.on('error', () => {});
  const next = untilStopped(receive(socket), signal);
  const first = await next();
  if (first.done) return;
  const asked = request.assert(first.value);
  const tell = (answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`);
  const io: CommandIo = {
    out: (out) => tell({ out }),
    err: (err) => tell({ err }),
    progress: (progress) => tell({ progress }),
  };
  const run = (invocation: Omit<Invocation, 'files'>, files: AsyncIterable<InputFile>, fileCount: number) =>
    runCommand(invocation.command, { database, port, actor: asked.actor, io }, { ...invocation, files, fileCount });
  if ('command' in asked) {
    const exit = await run(asked, filesFrom(next), asked.fileCount);
    await send(socket, { exit }).catch(() => {});
    return takeInRest(next);
  }
  const parsed =
    asked.database === databaseKey(databaseUrl) ? await parseLine(asked.argv, { io, columns: asked.columns }) : 'local';
  if (parsed === 'local' || typeof parsed === 'number') {
    return send(socket, parsed === 'local' ? { local: true } : { exit: parsed }).catch(() => {});
  }
  const { files: paths, folders: extensions = [] } = parsed;
  const count =
    paths.length > 0 ? await askForFiles(tell, { paths: [...paths], extensions: [...extensions] }, next) : 0;
  const exit = await run(parsed, count > 0 ? filesFrom(next) : noFiles(), count);
  await send(socket, { exit }).catch(() => {});
  await takeInRest(next);
}

async function askForFiles(
  tell: (answer: Answer) => void,
  files: { paths: string[]; extensions: string[] },
  next: Next,
): Promise<number> {
  tell({ files });
  const { done, value } = await next();
  if (done) throw new Error('the command line went away before it had sent its files');
  return fileCountMessage.assert(value).fileCount;
}

async function* noFiles(): AsyncGenerator<InputFile> {}

/** Until the other side has gone: a socket that is closed while something is on its way to it loses the answer. */
async function takeInRest(next: Next): Promise<void> {
  try {
    while (!(await next()).done);
  } catch {
    // nobody waits for more
  }
}

type Next = () => Promise<IteratorResult<unknown>>;

/** The next message, or a failure as soon as the server stops: a file that is being saved is finished, the next is not waited for. */
function untilStopped(messages: AsyncGenerator<unknown>, signal: AbortSignal): Next {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(new Error('the server is stopping; run the command again for the rest')),
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
    if (done) throw new Error('the command line went away before it had sent all files');
    const part = filePart.assert(value);
    if ('end' in part) return;
    yield 'bytes' in part ? { name: part.name, bytes: Buffer.from(part.bytes, 'base64') } : part;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
