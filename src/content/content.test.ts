import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApiClient } from '../api/client.ts';
import { inProcess } from '../api/transport.ts';
import { commandsOf } from '../cli/content/commands.ts';
import { tableOf } from '../db/content/tables.ts';
import { contentUrls, kindsWithPages } from '../feeds/sitemaps/content-urls.ts';
import { createInlineCode } from '../routing/inline-code.ts';
import { runWithRequestContext } from '../routing/request-context.ts';
import { createContent, sampleValue } from '../testing/content-factories.ts';
import { type ContentKind, namedFields } from './define-content.ts';
import { kinds } from './kinds.ts';
import { searchableKinds } from './search.ts';
import { createContentSite } from './testing/content-site.ts';
import { searchTriggerArguments } from './testing/search-triggers.ts';

let site: Awaited<ReturnType<typeof createContentSite>>;
beforeAll(async () => {
  site = await createContentSite();
  // rows that other kinds refer to
  await createContent(site.db, site.harborId, 'Sample');
  await createContent(site.db, site.summitId, 'Sample');
});
afterAll(() => site.close());

describe.each(kinds.map((kind) => [kind.name, kind] as const))('the kind %s', (_, kind) => {
  test('describes every field for a form, with label, control and hint in a consistent style', () => {
    for (const field of Object.values(kind.fields)) {
      expect(field.label).toMatch(/^[A-Z]/);
      expect(field.hint ?? 'none').toMatch(/^(?:[a-z0-9]|[A-Z]{3}\b)/);
    }
  });

  test('names its commands after its group', () => {
    for (const { name } of commandsOf(kind)) expect(name.split(' ')[0]).toBe(kind.group);
  });

  test('has a table whose keys begin with the college', () => {
    expect(Object.keys(tableOf(kind))).toEqual(expect.arrayContaining(['tenantId', 'id', 'updatedAt']));
  });
});

/** Names of the fields that tests set. */
function fieldNames(kind: ContentKind) {
  const fields = namedFields(kind);
  const nameOf = (key: string | undefined) => fields.find((field) => field.key === key)?.name;
  return {
    text: fields.find(({ name }) => ['title', 'caption', 'text'].includes(name)),
    from: nameOf(kind.visibility.from),
    until: nameOf(kind.visibility.until),
    searched: nameOf(Object.keys(kind.search)[0]),
    sport: fields.find(({ field: { storage } }) => 'to' in storage && storage.to === 'sport')?.name,
  };
}

const withEndpoints = kinds.filter(({ path }) => path).map((kind) => [kind.name, kind] as const);

describe.each(withEndpoints)('the endpoints of %s', (_, kind) => {
  const path = `/api/v2${kind.path}`;
  const names = fieldNames(kind);
  const hasAccess = kind.visibility.access !== undefined;
  const isSearched = searchableKinds.has(kind.name);
  const searched = (text: string) => (names.searched ? { [names.searched]: text } : {});
  const ofSport = { ...(names.sport && { [names.sport]: 'football' }), ...searched(`Xylophone ${kind.name}`) };
  let ids: Record<'plain' | 'found' | 'ofSport', number>;
  let restricted: Partial<Record<'hidden' | 'protected' | 'planned' | 'ended', number>>;
  let theirs: { ofSport: number };

  beforeAll(async () => {
    const text = names.text && names.text.field.presence !== 'required' ? { [names.text.name]: 'Sample' } : {};
    ids = await site.add(kind, { plain: text, found: searched('Zephyr arena'), ofSport });
    theirs = await site.add(kind, { ofSport }, { tenant: 'summit' });
    const planned = names.from && { [names.from]: '2099-01-01T09:00' };
    const ended = planned &&
      names.until && { [names.from ?? '']: '2019-12-31T09:00', [names.until]: '2020-01-01T09:00' };
    const rows = {
      hidden: { access: 'hidden', ...searched('Quokka arena') },
      protected: { access: 'protected' },
      ...(planned && { planned }),
      ...(ended && { ended }),
    };
    restricted = hasAccess ? await site.add(kind, rows as Required<typeof rows>) : {};
  });

  const listed = async (query = '', host?: string): Promise<number[]> =>
    (await site.json(`${path}?pageSize=100${query}`, host)).items.map(({ id }: { id: number }) => id);
  const statusOf = async (address: string) => (await site.get(address)).status;

  test('list only rows of their own college', async () => {
    const first = 1;
    expect((await listed()).sort((a, b) => a - b)).toEqual([first, ...Object.values(ids)]);
    expect((await listed('', 'summit.localhost')).sort((a, b) => a - b)).toEqual([first, theirs.ofSport]);
    expect((await site.json(`${path}/${ids.plain}`)).id).toBe(ids.plain);
    expect(await statusOf(`${path}/900`)).toBe(404);
    // theirs has fewer rows, so that it has no row with this id
    expect((await site.get(`${path}/${ids.ofSport}`, {}, 'summit.localhost')).status).toBe(404);
  });

  test('are paged, and refuse malformed values', async () => {
    const first = await site.json(`${path}?pageSize=1&pageIndex=1`);
    const second = await site.json(`${path}?pageSize=1&pageIndex=2`);
    expect(first.pages).toBe(first.total);
    expect(first.items[0].id).not.toBe(second.items[0].id);
    expect([await statusOf(`${path}?pageSize=0`), await statusOf(`${path}/first`)]).toEqual([400, 400]);
  });

  test.runIf(kind.filters.includes('sportId') && kind.fields['sports'])(
    'filter lists by sport, and send the sports of each row alone',
    async () => {
      expect(await listed('&sportId=1')).toEqual([ids.ofSport]);
      expect(await listed('&sportId=999')).toEqual([]);
      expect((await site.json(`${path}/${ids.ofSport}`)).sports).toHaveLength(1);
      expect((await site.json(`${path}/${ids.plain}`)).sports).toEqual([]);
    },
  );

  test.runIf(hasAccess)('never send hidden rows, at any URL', async () => {
    const { hidden } = restricted;
    expect(await listed()).not.toContain(hidden);
    expect(await statusOf(`${path}/${hidden}`)).toBe(404);
    for (const address of [`/api/v2/Hidden${kind.path}`, `/api/v2/Hidden${kind.path}/${hidden}`])
      expect(await statusOf(address)).toBe(401);
  });

  test.runIf(hasAccess)('send protected rows at their URL, and list them nowhere', async () => {
    expect(await listed()).not.toContain(restricted.protected);
    expect((await site.json(`${path}/${restricted.protected}`)).id).toBe(restricted.protected);
  });

  test.runIf(hasAccess && names.from)('send nothing before it is published and after it has expired', async () => {
    for (const id of [restricted.planned, restricted.ended])
      if (id !== undefined) expect(await statusOf(`${path}/${id}`)).toBe(404);
    expect(restricted.planned).toBeDefined();
  });

  test('have the same address of a row in lists and by itself', async () => {
    const { url } = await site.json(`${path}/${ids.plain}`);
    const { items } = await site.json(`${path}?pageSize=100`);
    expect(items.find(({ id }: { id: number }) => id === ids.plain).url).toBe(url);
    expect(url ?? '').toMatch(kind.url ? /^(\/|https:)/ : /^$/);
  });

  test.runIf(kind.address)('are found by a former slug, with their present address', async () => {
    const { slug = '', within } = kind.address ?? {};
    const name = namedFields(kind).find(({ key }) => key === slug)?.name ?? slug;
    const { moved } = await site.add(kind, { moved: { [name]: 'former-address' } });
    const { [within ?? '']: place } = await site.json(`${path}/${moved}`);
    await site.run(`${kind.group} change`, { [name]: 'present-address' }, [String(moved)]);
    await site.announce(site.harborId);
    const query = new URLSearchParams({ [slug]: 'former-address', ...(within && { [within]: place }) });
    expect(await site.json(`${path}/byAddress?${query}`)).toMatchObject({
      id: moved,
      url: expect.stringContaining('present-address'),
    });
  });

  test.runIf(kind.lapse)('leave out lapsed values', async () => {
    const { at = '', fields: keys = [] } = kind.lapse ?? {};
    const lapsing = namedFields(kind).filter(({ key }) => keys.includes(key));
    const until = (date: string) =>
      Object.fromEntries(
        lapsing.map(({ key, name, field }) => [name, key === at ? date : String(sampleValue(field, 'Sample'))]),
      );
    const rows = { lasting: until('2099-01-01T09:00'), lapsed: until('2020-01-01T09:00') };
    const { lasting, lapsed } = await site.add(kind, rows);
    const valuesOf = async (id: number) => {
      const row = await site.json(`${path}/${id}`);
      return keys.map((key) => row[key]);
    };
    expect(await valuesOf(lasting)).not.toContain(null);
    expect(new Set(await valuesOf(lapsed))).toEqual(new Set([null]));
  });

  test.runIf(isSearched)('have the college’s public rows in search results, and no hidden ones', async () => {
    const found = async (word: string, host?: string) =>
      (await site.json(`/api/v2/search?q=${word}&kind=${kind.name}`, host)).groups[0].total;
    expect([await found('zephyr'), await found('quokka')]).toEqual([1, 0]);
    expect(await found('zephyr', 'summit.localhost')).toBe(0);
  });

  test.runIf(isSearched && names.sport)('have rows in search results by sport, with counts', async () => {
    const search = (sportId: number) => site.json(`/api/v2/search?q=xylophone&kind=${kind.name}&sportId=${sportId}`);
    const { total, facets } = await search(1);
    expect([total, facets.sports]).toEqual([1, [{ id: 1, title: 'Football', total: 1 }]]);
    expect((await search(2)).total).toBe(0);
  });

  test.runIf(kindsWithPages.has(kind.name))(
    'put the list and every public page into a sitemap, with the instant of its last change',
    async () => {
      const { url, dateModifiedUtc } = await site.json(`${path}/${ids.plain}`);
      const paths = (await sitemapOf(kind)).map(({ address, modified }) => ({
        path: new URL(address).pathname,
        modified,
      }));
      if (isPagePath(url)) expect(paths).toContainEqual({ path: url, modified: dateModifiedUtc });
      else expect(paths).toEqual([{ path: kind.listUrl?.() }]);
      expect(paths.filter(({ path }) => path.endsWith(`/${restricted.hidden}`))).toEqual([]);
      if (kind.listUrl) expect(paths[0]).toEqual({ path: kind.listUrl() });
    },
  );

  test('send changes made by a command, which are recorded with their author, and nothing of a dry run', async () => {
    const list = async () => (await site.run(`${kind.group} list`, { json: true })).outs;
    const before = await list();
    await site.add(kind, { another: {} }, { dryRun: true });
    expect(await list()).toEqual(before);
    const { key = '', name = '' } = names.text ?? {};
    await site.run(`${kind.group} change`, { [name]: 'Changed' }, [String(ids.plain)]);
    const { outs } = await site.run(`${kind.group} history`, { json: true }, [String(ids.plain)]);
    const [change, added] = outs.map((line) => JSON.parse(line));
    expect(change).toMatchObject({
      actor: 'anna',
      action: 'change',
      changes: { [key]: [expect.stringMatching(/^Sample/), 'Changed'] },
    });
    expect(added).toMatchObject({ actor: 'anna', action: 'add' });
  });
});

test('the text of a story is stored sanitized, with headings in order and scoped header cells', async () => {
  const content =
    '<h1>How</h1><h4>Goals</h4><script>x()</script><table><tr><td>Team</td></tr><tr><td>Tides</td></tr></table>';
  await site.run('story add', { title: 'Tides win', content });
  const { outs } = await site.run('story list', { json: true });
  const stored = outs.map((line) => JSON.parse(line)).find(({ title }) => title === 'Tides win').content;
  expect(stored).toBe(
    '<h2>How</h2><h3>Goals</h3><table><tr><th scope="col">Team</th></tr><tr><td>Tides</td></tr></table>',
  );
});

test.each([...searchableKinds])('site search reads the columns of the definition of %s', async (_, kind) => {
  const { rows } = await site.db.execute<{ statement: string }>(
    `select distinct action_statement as statement from information_schema.triggers
     where event_object_table = '${kind.table}' and trigger_name like 'search_%'`,
  );
  const written = searchTriggerArguments(kind).map((each) => `'${each}'`);
  expect(rows).toEqual([{ statement: `EXECUTE FUNCTION search_refresh_content(${written.join(', ')})` }]);
});

/** Rows without a page have the URL of an anchor on the list, or of another site. */
const isPagePath = (url: string) => /^\/[^#]*$/.test(url);

async function sitemapOf(kind: ContentKind) {
  const tenant = await site.tenants.findByHost('harbor.localhost');
  if (!tenant) throw new Error('the college harbor is missing');
  const api = createApiClient({ transport: inProcess(site.api), tenant: tenant.slug, log: console });
  const url = new URL('http://harbor.localhost/sitemaps/x.xml');
  const request = { requestId: '1', isPayload: false, isCrawler: true, isWhole: true, inlineCode: createInlineCode() };
  const context = { ...request, url, tenant, api, cacheTags: new Set<string>(), markup: new Map() };
  return runWithRequestContext(context, () => contentUrls(api, kind));
}
