import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startPostgres, type TestServer } from '../scripts/postgres.ts';
import { hasVarnish, type SignalVarnish, startVarnish } from '../scripts/varnish.ts';
import { freePort } from '../src/testing/free-port.ts';
import { type Network, openNetwork } from '../src/testing/network.ts';
import { payloadAddress } from '../src/waku/payload-address.ts';
import { sendRequest } from './run/request.ts';
import { createCollege, requireCommand, runCommand, writeInput } from './run/run-command.ts';
import { type Site, startSite } from './run/site.ts';

/** What is withdrawn leaves two servers on Postgres and Varnish before the command succeeds, whatever fails then. */

const canRun = hasVarnish();
if (!canRun) console.warn('SKIPPED: varnishd is not installed (Debian: apt install varnish)');

const tenant = 'harbor';
const host = 'harbor.localhost';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A way to withdraw something: a row with a text of its own, the addresses that show it, and the command. */
type Way = {
  name: string;
  text: string;
  add: string[];
  file?: [name: string, content: string];
  paths: readonly string[];
  withdraw: (id: string) => string[];
};

const addStory = (title: string) => ['story', 'add', '--title', title];
const news = ['/news', '/news/rss', '/api/v2/Stories?pageSize=50'];
const facilities = ['/facilities', '/api/v2/Facilities'];

/** Those of the kinds that have pages of all sorts; `src/editing/withdraws.test.ts` has those of all kinds. */
const ways = (run: string): Way[] => {
  const changes: [name: string, ...change: string[]][] = [
    ['Hidden', '--access', 'hidden'],
    ['Narrowed', '--access', 'protected'],
    ['Unpublished', '--published-at', '2099-01-01T00:00'],
  ];
  const document = `${run}/minutes.csv`;
  return [
    ...changes.map(([name, ...change]) => ({
      name,
      text: name + run,
      add: addStory(name + run),
      paths: news,
      withdraw: (id: string) => ['story', 'change', id, ...change],
    })),
    {
      name: 'Ended',
      text: `Ended${run}`,
      add: ['facility', 'add', '--title', `Ended${run}`],
      paths: facilities,
      withdraw: (id) => ['facility', 'end', id],
    },
    {
      name: 'Removed',
      text: `Removed${run}`,
      add: ['navigation', 'add', '--title', `Removed${run}`, '--url', '/news'],
      paths: ['/', '/news'],
      withdraw: (id) => ['navigation', 'remove', id],
    },
    {
      name: 'A file',
      text: `Filed${run}`,
      add: ['document', 'add', '--title', 'Minutes', '--path', document],
      file: [`minutes-${run}.csv`, `Filed${run}\n`],
      paths: [`/documents/${document}`],
      withdraw: (id) => ['document', 'end', id],
    },
    {
      name: 'Redirected',
      text: `Redirected${run}`,
      add: ['facility', 'add', '--title', `Redirected${run}`],
      paths: ['/facilities'],
      withdraw: () => ['redirect', 'add', '--from', '/facilities', '--to', '/news', '--status', '302'],
    },
  ];
};

describe.skipIf(!canRun)('with two servers and Varnish', () => {
  let postgres: TestServer;
  let networks: Network[];
  let sites: Site[];
  let port: number;
  let varnish: SignalVarnish;

  const first = (): Site => sites[0] ?? expect.unreachable();
  const doors = (): number[] => [...sites.map((site) => site.port), port];
  const read = (door: number, path: string, agent?: string) =>
    sendRequest({ port: door }, { host, path, headers: agent ? { 'user-agent': agent } : {} });

  const copiesOf = ({ name, text, paths, file }: Way, at: readonly number[]) =>
    paths.flatMap((path) =>
      // files are in the data folder of the first server
      at
        .filter((door) => !file || door !== sites[1]?.port)
        .flatMap((door) =>
          // feeds and files have no payload
          (/\.csv$|api|rss/.test(path) ? [path] : [path, payloadAddress(path)]).flatMap((address) =>
            [undefined, googlebot].map((agent) => ({
              of: `${name}: ${address} ${agent ? 'of a crawler ' : ''}at ${door === port ? 'Varnish' : 'a server'}`,
              isThere: async () => {
                const { text: body } = await read(door, address, agent).catch(() => ({ text: '' }));
                return body.includes(text);
              },
            })),
          ),
        ),
    );

  /** Adds what ways withdraw, and reads it until every server and Varnish has a copy. */
  const addAll = async (added: readonly Way[]) => {
    const all: (Way & { id: string })[] = [];
    for (const way of added) {
      const upload = way.file ? ['--upload', await writeInput(first(), ...way.file)] : [];
      const printed = await requireCommand(first(), ...way.add, ...upload, '--json', '--tenant', tenant);
      all.push({ ...way, id: String(JSON.parse(printed.split('\n')[0] ?? '').id) });
    }
    for (const copy of all.flatMap((way) => copiesOf(way, doors())))
      await expect.poll(copy.isThere, { timeout: 10_000, message: copy.of }).toBe(true);
    return all;
  };

  /** The copies that are left of what was withdrawn. */
  const leaks = async (all: readonly Way[], at: readonly number[] = doors()) => {
    const copies = all.flatMap((way) => copiesOf(way, at));
    const areThere = await Promise.all(copies.map(({ isThere }) => isThere()));
    return copies.filter((_, index) => areThere[index]).map(({ of }) => of);
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    port = await freePort();
    const purgePort = await freePort();
    networks = [];
    for (let count = 0; count < 2; count++)
      networks.push(await openNetwork({ target: () => Number(new URL(postgres.url).port) }));
    sites = [];
    for (const network of networks) {
      const variables = {
        DATABASE_URL: postgres.url.replace(/:\d+\//, `:${network.port}/`),
        DATABASE_TIMEOUT_SECONDS: '2',
        TRUSTED_PROXIES: '127.0.0.1',
        PURGE_URL: `varnish://127.0.0.1:${purgePort}`,
      };
      sites.push(await startSite({ samples: 'off', variables }));
    }
    varnish = await startVarnish({ port, purgePort, serverPort: first().port });
    await createCollege(first(), tenant, 'Harbor');
  });
  afterAll(async () => {
    await varnish?.();
    await Promise.all(sites?.map((site) => site.stop()) ?? []);
    await Promise.all(networks?.map((network) => network.close()) ?? []);
    await postgres?.stop();
  });

  const every = (state: 'stall' | 'cut' | 'restore') => {
    for (const network of networks) network[state]();
  };
  // a test that fails leaves a connection to the next one
  afterEach(() => every('restore'));

  const withdrawAll = async (all: (Way & { id: string })[]) => {
    await Promise.all(all.map(({ withdraw, id }) => requireCommand(first(), ...withdraw(id), '--tenant', tenant)));
  };
  const restoreRedirect = async () => {
    const [rule] = (await requireCommand(first(), 'redirect', 'list', '--json', '--tenant', tenant)).split('\n');
    await requireCommand(first(), 'redirect', 'remove', String(JSON.parse(rule ?? '').id), '--tenant', tenant);
  };

  test.each<[name: string, fail: () => unknown, restore: () => unknown]>([
    ['Postgres does not respond', () => every('stall'), () => every('restore')],
    ['Postgres is killed', () => every('cut'), () => every('restore')],
  ])('nothing that was withdrawn comes back when %s afterwards', async (name, fail, restore) => {
    const all = await addAll(ways(name.includes('killed') ? 'two' : 'one'));
    await withdrawAll(all);
    await fail();
    expect(await leaks(all)).toEqual([]);
    await restore();
    await expect.poll(async () => (await read(first().port, '/readyz')).status, { timeout: 20_000 }).toBe(200);
    await restoreRedirect();
  });

  test('a change keeps the last good copy while Postgres is gone', async () => {
    await requireCommand(first(), 'facility', 'add', '--title', 'Keptopen', '--tenant', tenant);
    for (const door of doors())
      await expect.poll(async () => (await read(door, '/facilities')).text, { timeout: 20_000 }).toContain('Keptopen');
    await requireCommand(first(), 'facility', 'add', '--title', 'Newer', '--tenant', tenant);
    every('cut');
    for (const door of doors()) expect((await read(door, '/facilities')).text).toContain('Keptopen');
    every('restore');
    await expect.poll(async () => (await read(first().port, '/readyz')).status, { timeout: 20_000 }).toBe(200);
  });

  test('a withdrawal succeeds only when a server whose connections stall has removed its copies', async () => {
    const [hide] = await addAll(ways('three').slice(0, 1));
    networks[1]?.stall();
    let result: Awaited<ReturnType<typeof runCommand>> | undefined;
    const running = runCommand(first(), ...(hide?.withdraw(hide.id) ?? []), '--tenant', tenant).then(
      (done) => (result = done),
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(result).toBeUndefined();
    networks[1]?.restore();
    expect(await running).toMatchObject({ code: 0 });
    networks[1]?.cut();
    expect(await leaks(hide ? [hide] : [])).toEqual([]);
    networks[1]?.restore();
  });

  test('a withdrawal fails, and names it, while Varnish does not accept purges', async () => {
    const title = 'Waystalled';
    const row = await requireCommand(first(), ...addStory(title), '--json', '--tenant', tenant);
    await expect.poll(async () => (await read(port, '/news')).text.includes(title), { timeout: 20_000 }).toBe(true);
    await varnish('SIGSTOP');
    const { id } = JSON.parse(row.split('\n')[0] ?? '');
    const { code, err } = await runCommand(
      first(),
      'story',
      'change',
      String(id),
      '--access',
      'hidden',
      '--tenant',
      tenant,
    );
    await varnish('SIGCONT');
    expect([code, err]).toEqual([1, expect.stringContaining('did not accept the purge of what was withdrawn')]);
    await expect.poll(async () => (await read(port, '/news')).text.includes(title), { timeout: 20_000 }).toBe(false);
  });

  test('Varnish does not serve what was withdrawn while the servers are down', async () => {
    const all = await addAll(ways('four'));
    await withdrawAll(all);
    await Promise.all(sites.map((site) => site.kill()));
    expect(await leaks(all, [port])).toEqual([]);
  });
});
