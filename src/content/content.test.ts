import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../api/client.ts';
import { inProcess } from '../api/transport.ts';
import { optionName } from '../cli/options.ts';
import { runCommand } from '../cli/run-command.ts';
import { filesOf, recordedIo } from '../cli/testing/recorded-io.ts';
import { runWithRequestContext } from '../routing/request-context.ts';
import { createTwoColleges } from '../testing/api.ts';
import { createSport } from '../testing/factories.ts';
import { commandsOf } from './commands.ts';
import { type ContentKind, namedFields } from './define-content.ts';
import type { AnyField } from './fields/field.ts';
import { kinds } from './kinds.ts';
import { searchableKinds, searchTriggerArguments } from './search.ts';
import { contentUrls, kindsWithPages } from './sitemap.ts';
import { tableOf } from './table.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  await createSport(site.db, site.harborId);
  await createSport(site.db, site.summitId);
});
afterAll(() => site.close());

/** A value that every field of a control accepts. */
const samples: Partial<Record<AnyField['control'], string>> = {
  text: 'Sample',
  html: '<p>Sample</p>',
  number: '1900',
  'select-many': 'football',
};

const requiredInput = (kind: ContentKind): Record<string, string> =>
  Object.fromEntries(
    namedFields(kind)
      .filter(({ field }) => field.presence === 'required')
      .map(({ name, field }) => [name, samples[field.control] ?? '']),
  );

const run = async (command: string, options: Record<string, string | boolean>, args: string[] = []) => {
  const io = recordedIo();
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  const input = { args, options: { tenant: 'harbor', ...options }, files: filesOf(), fileCount: 0 };
  return { exit: await runCommand(command, context, input), outs: io.outs, errs: io.errs };
};

/** Adds a row by the kind's own command and returns its id. */
const add = async (kind: ContentKind, options: Record<string, string> = {}): Promise<number> => {
  const { outs, errs } = await run(`${kind.group} add`, { ...requiredInput(kind), ...options, json: true });
  if (!outs[0]) throw new Error(errs.join('\n'));
  await site.announce(options['tenant'] === 'summit' ? site.summitId : site.harborId);
  return JSON.parse(outs[0]).id;
};

const withEndpoints = kinds.filter(({ path }) => path);
const dated = withEndpoints.filter(({ visibility }) => visibility.access && visibility.from);

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the kind %s', (_, kind) => {
  test('describes every field for a form: label, control and hint in one voice', () => {
    for (const field of Object.values(kind.fields)) {
      expect(field.label).toMatch(/^[A-Z]/);
      expect(field.hint ?? 'none').toMatch(/^(?:[a-z0-9]|PNG)/);
    }
  });

  test('names its commands after its group', () => {
    for (const { name } of commandsOf(kind)) expect(name.split(' ')[0]).toBe(kind.group);
  });

  test('has a table with its college first', () => {
    expect(Object.keys(tableOf(kind))).toEqual(expect.arrayContaining(['tenantId', 'id', 'updatedAt']));
  });
});

describe.each(withEndpoints.map((kind) => [kind.name, kind] as const))('the endpoints of %s', (_, kind) => {
  const path = `/api/v2${kind.path}`;
  const ids = async (query = '', host?: string): Promise<number[]> =>
    (await site.json(`${path}?pageSize=100${query}`, host)).items.map(({ id }: { id: number }) => id);

  test('list what was added for its own college alone', async () => {
    const before = await ids();
    const ours = await add(kind);
    const theirs = await add(kind, { tenant: 'summit' });
    expect((await ids()).toSorted()).toEqual([...before, ours].toSorted());
    expect(await ids('', 'summit.localhost')).toEqual([theirs]);
    expect((await site.json(`${path}/${ours}`)).id).toBe(ours);
    const answer = await site.get(`${path}/${ours + 900}`);
    expect(answer.status).toBe(404);
  });

  test('page, and refuse values that are none', async () => {
    await add(kind);
    await add(kind);
    const first = await site.json(`${path}?pageSize=1&pageIndex=1`);
    const second = await site.json(`${path}?pageSize=1&pageIndex=2`);
    expect(first.pages).toBe(first.total);
    expect(first.items[0].id).not.toBe(second.items[0].id);
    expect((await site.get(`${path}?pageSize=0`)).status).toBe(400);
    expect((await site.get(`${path}/first`)).status).toBe(400);
  });

  test.runIf(kind.filters.includes('sportId'))(
    'filter lists by sport, and send the sports of each row alone',
    async () => {
      const id = await add(kind, { sports: 'football' });
      const other = await add(kind);
      await add(kind, { sports: 'football', tenant: 'summit' });
      expect(await ids('&sportId=1')).toEqual([id]);
      expect(await ids('&sportId=999')).toEqual([]);
      expect((await site.json(`${path}/${id}`)).sports).toHaveLength(1);
      expect((await site.json(`${path}/${other}`)).sports).toEqual([]);
    },
  );

  test.runIf(kind.visibility.access)('never send what is hidden, at any address', async () => {
    const id = await add(kind, { access: 'hidden' });
    expect(await ids()).not.toContain(id);
    expect((await site.get(`${path}/${id}`)).status).toBe(404);
    for (const hidden of [`/api/v2/Hidden${kind.path}`, `/api/v2/Hidden${kind.path}/${id}`])
      expect((await site.get(hidden)).status).toBe(401);
  });

  test.runIf(kind.visibility.access)('send what is protected by its address, and list it nowhere', async () => {
    const id = await add(kind, { access: 'protected' });
    expect(await ids()).not.toContain(id);
    expect((await site.json(`${path}/${id}`)).id).toBe(id);
  });

  test('redirect to one address: a row has the same address in lists and by itself', async () => {
    const id = await add(kind);
    const { url } = await site.json(`${path}/${id}`);
    const { items } = await site.json(`${path}?pageSize=100`);
    expect(items.find((item: { id: number }) => item.id === id).url).toBe(url);
    expect(url).toMatch(kind.url ? /^\// : /^$/);
  });
});

test.each(dated.map((kind) => [kind.name, kind] as const))('a %s appears and disappears on time', async (_, kind) => {
  const names = namedFields(kind);
  const nameOf = (key = '') => names.find((one) => one.key === key)?.name ?? '';
  const planned = await add(kind, { [nameOf(kind.visibility.from)]: '2099-01-01T09:00' });
  const ended = await add(kind, { [nameOf(kind.visibility.until)]: '2020-01-01T09:00' });
  for (const id of [planned, ended]) expect((await site.get(`/api/v2${kind.path}/${id}`)).status).toBe(404);
});

describe.each([...searchableKinds.values()].map((kind) => [kind.name, kind] as const))('search of %s', (_, kind) => {
  const [key = ''] = Object.keys(kind.search);
  const found = async (word: string, host?: string) => {
    const { groups } = await site.json(`/api/v2/search?q=${word}&kind=${kind.name}`, host);
    return groups[0].total;
  };

  test('finds public rows of the college, and nothing hidden', async () => {
    await add(kind, { [key]: 'Zephyr arena' });
    await add(kind, { [key]: 'Quokka arena', access: 'hidden' });
    expect([await found('zephyr'), await found('quokka')]).toEqual([1, 0]);
    expect(await found('zephyr', 'summit.localhost')).toBe(0);
  });

  test('reads the columns of the definition', async () => {
    const { rows } = (await site.db.execute(
      `select distinct action_statement as statement from information_schema.triggers
       where event_object_table = '${kind.table}' and trigger_name like 'search_%'`,
    )) as unknown as { rows: { statement: string }[] };
    const written = searchTriggerArguments(kind).map((each) => `'${each}'`);
    expect(rows.map(({ statement }) => statement)).toEqual([
      `EXECUTE FUNCTION search_refresh_content(${written.join(', ')})`,
    ]);
  });
});

test.each([...kindsWithPages.values()].map((kind) => [kind.name, kind] as const))(
  'the sitemap of %s has its list and every public page, with the instant of its last change',
  async (_, kind) => {
    const id = await add(kind);
    const hidden = await add(kind, { access: 'hidden' });
    const { url, dateModifiedUtc } = await site.json(`/api/v2${kind.path}/${id}`);
    const paths = (await sitemapOf(kind)).map(({ address, modified }) => ({
      path: new URL(address).pathname,
      modified,
    }));
    expect(paths).toContainEqual({ path: url, modified: dateModifiedUtc });
    expect(paths.filter(({ path }) => path.endsWith(`/${hidden}`))).toEqual([]);
    if (kind.listUrl) expect(paths[0]).toEqual({ path: kind.listUrl() });
  },
);

async function sitemapOf(kind: ContentKind) {
  const tenant = await site.tenants.findByHost('harbor.localhost');
  if (!tenant) throw new Error('the college harbor is missing');
  const api = createApiClient({ transport: inProcess(site.api), tenant: tenant.slug, log: console });
  const url = new URL('http://harbor.localhost/sitemaps/x.xml');
  const request = { requestId: '1', isPayload: false, isCrawler: true, nonce: 'n' };
  const context = { ...request, url, tenant, api, cacheTags: new Set<string>(), markup: new Map() };
  return runWithRequestContext(context, () => contentUrls(api, kind));
}

test.each(withEndpoints.map((kind) => [kind.name, kind] as const))(
  'a dry run of %s changes nothing, and every change is recorded with who made it',
  async (_, kind) => {
    const list = async () => (await run(`${kind.group} list`, { json: true })).outs;
    const before = await list();
    await run(`${kind.group} add`, { ...requiredInput(kind), dryRun: true });
    expect(await list()).toEqual(before);
    const id = await add(kind);
    const [field] = namedFields(kind);
    const label = optionName(field?.name ?? '');
    expect(label).toMatch(/^--/);
    await run(`${kind.group} change`, { [field?.name ?? '']: 'Changed' }, [String(id)]);
    const { outs } = await run(`${kind.group} history`, { json: true }, [String(id)]);
    const [change, added] = outs.map((line) => JSON.parse(line));
    expect(change).toMatchObject({
      actor: 'anna',
      action: 'change',
      changes: { [field?.key ?? '']: ['Sample', 'Changed'] },
    });
    expect(added).toMatchObject({ actor: 'anna', action: 'add' });
  },
);
