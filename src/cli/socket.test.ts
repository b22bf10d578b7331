import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { openEmbedded } from '../db/open-database.ts';
import { createTestDatabase, removeColleges } from '../testing/database.ts';
import { createDatabaseFolder } from '../testing/database-template.ts';
import { removeTempFolder } from '../testing/temp-folder.ts';
import type { Invocation } from './command.ts';
import { dispatch } from './dispatch.ts';
import { findInputFiles, readInputFiles } from './input-files.ts';
import { runLineOnServer, runOnServer } from './socket-client.ts';
import { databaseFingerprint } from './socket-messages.ts';
import { socketPath } from './socket-path.ts';
import { startCommandSocket } from './socket-server.ts';
import { listTenants } from './tenants.ts';
import { gameXml } from './testing/game-xml.ts';
import { recordedIo } from './testing/recorded-io.ts';

const tenantCreate = (slug: string): Invocation => ({
  command: 'tenant create',
  args: [slug],
  options: { name: slug, host: [`${slug}.localhost`], timezone: 'America/New_York' },
  files: [],
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'fieldhouse-cli-'));
});
afterEach(() => removeTempFolder(dataDir));

async function runOver(invocation: Invocation) {
  const io = recordedIo();
  const files = await findInputFiles(invocation.files);
  const exit = await runOnServer(socketPath(dataDir), { ...invocation, files }, readInputFiles(files), io);
  return { exit, ...io };
}

describe('while a server runs', () => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await removeColleges(database);
    stop = await startCommandSocket({ database, dataDir, port: 3104, settings: { PORT: '3104' } });
  });
  afterEach(() => stop());
  afterAll(() => database.close());

  test('it runs commands with the files sent along and returns their output and exit code', async () => {
    expect(await runOver(tenantCreate('lakeside'))).toMatchObject({
      exit: 0,
      outs: ['lakeside (lakeside) is at http://lakeside.localhost:3104/'],
    });
    const files = [path.join(dataDir, 'a.xml'), path.join(dataDir, 'missing.xml'), path.join(dataDir, 'huge.xml')];
    await writeFile(files[0] ?? '', gameXml());
    await writeFile(files[2] ?? '', Buffer.alloc(21 * 1024 * 1024));
    const { exit, outs, errs } = await runOver({
      command: 'import game',
      args: files,
      options: { tenant: 'lakeside', json: true },
      files,
    });
    expect(exit).toBe(1);
    expect(outs.map((line) => JSON.parse(line))).toMatchObject([
      { file: 'a.xml', gameId: 1 },
      { file: 'missing.xml', error: expect.stringContaining('does not exist') },
      { file: 'huge.xml', error: expect.stringContaining('the limit is 20971520') },
    ]);
    expect(errs).toEqual(['3 files: 1 created, 2 failed, 2 warnings']);
  });

  test('only its own user can open the socket', async () => {
    expect((await stat(path.join(dataDir, 'command.sock'))).mode & 0o777).toBe(0o600);
  });

  describe('parses command lines', () => {
    const type = async (argv: string[], database = '') => {
      const io = recordedIo();
      const exit = await runLineOnServer(socketPath(dataDir), { argv, database, columns: 80 }, io);
      return { exit, ...io };
    };
    const create = ['tenant', 'create', 'lakeside', '--name', 'Lakeside', '--host', 'lakeside.localhost'];

    test.each([
      ['import game', ['import', 'game', 'games', '--tenant', 'lakeside']],
      ['story add with a file', ['story', 'add', '--tenant', 'lakeside', '--file', 'stories.json']],
      ['backup create', ['backup', 'create', 'folder']],
      ['tenant export', ['tenant', 'export', 'lakeside', '--to', 'folder']],
    ])('but leaves %s to the client, with the settings of the server', async (_, argv) => {
      expect(await type(argv)).toMatchObject({ exit: { PORT: '3104' }, outs: [], errs: [] });
    });

    test('and records the user who ran them', async () => {
      await type([...create, '--timezone', 'America/New_York']);
      await type(['alert', 'add', '--tenant', 'lakeside', '--title', 'Parking closed']);
      const { outs } = await type(['alert', 'history', '1', '--tenant', 'lakeside', '--json']);
      expect(JSON.parse(outs[0] ?? '')).toMatchObject({ action: 'add', actor: os.userInfo().username });
    });

    test('and prints help and usage errors', async () => {
      expect(await type(['import', 'game', '--help'])).toMatchObject({
        exit: 0,
        outs: [expect.stringContaining('Usage: npm run cli -- import game'), expect.stringContaining('Examples:')],
      });
      expect(await type(['import', 'game', 'a.xml'])).toMatchObject({
        exit: 1,
        errs: [expect.stringContaining("required option '--tenant <slug>'"), expect.stringContaining('--help')],
      });
    });

    test('but leaves local commands and those for another database to the client', async () => {
      expect((await type(['tenant', 'list'], databaseFingerprint('postgres://localhost/x'))).exit).toEqual({});
      expect((await type(['live', 'watch', dataDir, '--tenant', 'lakeside'])).exit).toEqual({});
    });
  });

  test('two concurrent commands both run', async () => {
    const answers = await Promise.all([runOver(tenantCreate('a')), runOver(tenantCreate('b'))]);
    expect(answers.map(({ exit }) => exit)).toEqual([0, 0]);
    expect((await listTenants(database.db)).map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  test('data sent after the response is ignored', async () => {
    const socket = createConnection(socketPath(dataDir));
    socket.write('{"command":"tenant list","args":[],"options":{},"fileCount":0,"actor":"anna"}\n');
    let answer = '';
    const isAnswered = new Promise<void>((resolve) =>
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('"exit":0')) resolve();
      }),
    );
    await isAnswered;
    const closed = once(socket, 'close');
    socket.write('{"end":true}\n');
    socket.end('{"end":true}\n');
    expect(await closed).toEqual([false]);
  });

  test.each([
    'no json\n',
    '{"command":1}\n',
    '{"command":"drop everything","args":[],"options":{},"fileCount":0,"actor":"anna"}\n',
  ])('a malformed request (%j) fails', async (line) => {
    const socket = createConnection(socketPath(dataDir));
    socket.end(line);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/"err":"The command failed: .*\n\{"exit":1\}/);
    expect((await runOver(tenantCreate('a'))).exit).toBe(0);
  });

  test('an idle connection does not prevent a shutdown', async () => {
    const socket = createConnection(socketPath(dataDir));
    await once(socket, 'connect');
    await stop();
    expect((await runOver(tenantCreate('a'))).exit).toBeUndefined();
  });
});

test('without a server, or with the socket of a killed one, no command runs remotely', async () => {
  expect((await runOver(tenantCreate('a'))).exit).toBeUndefined();
  await writeFile(path.join(dataDir, 'command.sock'), '');
  expect((await runOver(tenantCreate('a'))).exit).toBeUndefined();
});

test('a data folder whose path is too long for a socket is refused', () => {
  expect(() => socketPath(`/${'x'.repeat(120)}`)).toThrow('is too long for a Unix socket');
});

describe('a server killed with SIGKILL while it writes', () => {
  test('loses no acknowledged command, and the command line can open its database', async () => {
    const settings = { DATA_DIR: dataDir, PORT: 3000 };
    await createDatabaseFolder(dataDir);
    const script = path.resolve('src/cli/testing/serve-commands.ts');
    const server = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(server.stdout, 'data');
    const acknowledged: string[] = [];
    const killed = once(server, 'exit');
    for (let number = 1; number <= 5000; number++) {
      const { exit } = await runOver(tenantCreate(`c${number}`)).catch(() => ({ exit: undefined }));
      if (exit !== 0) break;
      acknowledged.push(`c${number}`);
      // during one of the next commands
      if (number === 20) setTimeout(() => server.kill('SIGKILL'), 25);
    }
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    const io = recordedIo();
    expect(await dispatch({ command: 'tenant list', args: [], options: {}, files: [] }, settings, io)).toBe(0);
    expect(io.outs.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(acknowledged));

    const database = await openEmbedded({ dataDir });
    await database.close();
  }, 60_000);
});
