import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createApiClient } from '../api/client.ts';
import { inProcess } from '../api/transport.ts';
import type { InputFile } from '../cli/command.ts';
import { optionName } from '../cli/options.ts';
import { runCommand } from '../cli/run-command.ts';
import { filesOf, recordedIo } from '../cli/testing/recorded-io.ts';
import { findFile } from '../files/find-file.ts';
import { findMedia } from '../images/media.ts';
import { runWithRequestContext } from '../routing/request-context.ts';
import { createTwoColleges } from '../testing/api.ts';
import { sampleFile, sampleValue } from '../testing/content-factories.ts';
import { createPlayer, createSeason, createSport } from '../testing/factories.ts';
import { commandsOf } from './commands.ts';
import { type ContentKind, namedFields } from './define-content.ts';
import { kinds } from './kinds.ts';
import { searchableKinds, searchTriggerArguments } from './search.ts';
import { contentUrls, kindsWithPages } from './sitemap.ts';
import { columnOf, tableOf, tablesOf } from './table.ts';
import { album, topic } from './testing/album.ts';
import { createTables } from './testing/create-tables.ts';

vi.mock('./kinds.ts', async (importActual) => {
  const { kinds } = await importActual<typeof import('./kinds.ts')>();
  const { album, topic } = await import('./testing/album.ts');
  return { kinds: [...kinds, topic, album] };
});

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  await createTables(site.db, [topic, album]);
  const sport = await createSport(site.db, site.harborId);
  await createSport(site.db, site.summitId);
  const season = await createSeason(site.db, sport);
  await createPlayer(site.db, season);
  await createPlayer(site.db, season, { firstName: 'Ann', lastName: 'Reed' });
});
afterAll(() => site.close());

let titles = 0;

const samplePicture = 'sample.svg';

/** A value of each required field; a required picture is described. */
const requiredInput = (kind: ContentKind): Record<string, string> =>
  Object.fromEntries(
    namedFields(kind)
      .filter(({ field }) => field.presence === 'required')
      // some kinds refuse two rows of one title
      .flatMap(({ name, field }) => {
        if (field.accept) return [[name, sampleFile(field, ++titles).name]];
        if (field.control === 'picture')
          return [
            [name, samplePicture],
            ['alt', 'A sample'],
          ];
        return [[name, name === 'title' ? `Sample ${++titles}` : String(sampleValue(field, 'Sample'))]];
      }),
  );

/** The files that options name. */
const filesIn = (kind: ContentKind, options: Record<string, string | boolean>): InputFile[] =>
  namedFields(kind).flatMap(({ name, field }) => {
    const number = Number.parseInt(String(options[name]), 10);
    if (field.accept && number > 0) return sampleFile(field, number);
    return options[name] === samplePicture ? drawing() : [];
  });

/** Another picture on each call: a gallery has a picture once. */
const drawing = (): InputFile => ({
  name: samplePicture,
  bytes: new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${++titles}</title></svg>`,
  ),
});

const run = async (
  command: string,
  options: Record<string, string | boolean>,
  args: string[] = [],
  files: InputFile[] = [],
) => {
  const io = recordedIo();
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  const input = { args, options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: files.length };
  return { exit: await runCommand(command, context, input), outs: io.outs, errs: io.errs };
};

/** Adds a row by the kind's own command and returns its id. */
const add = async (
  kind: ContentKind,
  given: Record<string, string> = {},
  files: InputFile[] | undefined = undefined,
): Promise<number> => {
  const options = { ...requiredInput(kind), ...given };
  const { outs, errs } = await run(
    `${kind.group} add`,
    { ...options, json: true },
    [],
    files ?? filesIn(kind, options),
  );
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
      expect(field.hint ?? 'none').toMatch(/^(?:[a-z0-9]|PNG|PDF)/);
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

  test.runIf(kind.filters.includes('sportId') && kind.fields['sports'])(
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
    expect(url ?? '').toMatch(kind.url ? /^(\/|https:)/ : /^$/);
  });
});

test.each(dated.map((kind) => [kind.name, kind] as const))('a %s appears and disappears on time', async (_, kind) => {
  const names = namedFields(kind);
  const nameOf = (key = '') => names.find((one) => one.key === key)?.name ?? '';
  const planned = await add(kind, { [nameOf(kind.visibility.from)]: '2099-01-01T09:00' });
  const { from, until } = kind.visibility;
  const dates = { [nameOf(from)]: '2019-12-31T09:00', [nameOf(until)]: '2020-01-01T09:00' };
  const ended = until ? [await add(kind, dates)] : [];
  for (const id of [planned, ...ended]) expect((await site.get(`/api/v2${kind.path}/${id}`)).status).toBe(404);
});

describe.each([...searchableKinds.values()].map((kind) => [kind.name, kind] as const))('search of %s', (_, kind) => {
  const [key = ''] = Object.keys(kind.search);
  const found = async (word: string, host?: string) => {
    const { groups } = await site.json(`/api/v2/search?q=${word}&kind=${kind.name}`, host);
    return groups[0].total;
  };

  test('finds public rows of the college, and nothing hidden', async () => {
    await add(kind, { [key]: 'Zephyr arena' });
    if (kind.visibility.access) await add(kind, { [key]: 'Quokka arena', access: 'hidden' });
    expect([await found('zephyr'), await found('quokka')]).toEqual([1, 0]);
    expect(await found('zephyr', 'summit.localhost')).toBe(0);
  });

  const ofSport = namedFields(kind).find(({ field: { storage } }) => 'to' in storage && storage.to === 'sport');
  if (ofSport)
    test('finds rows by their sport, and counts them', async () => {
      await add(kind, { [key]: `Xylophone ${kind.name}`, [ofSport.name]: 'football' });
      const answer = async (sportId: number) =>
        site.json(`/api/v2/search?q=xylophone&kind=${kind.name}&sportId=${sportId}`);
      const { total, facets } = await answer(1);
      expect([total, facets.sports]).toEqual([1, [{ id: 1, title: 'Football', total: 1 }]]);
      expect((await answer(2)).total).toBe(0);
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
    if (isPagePath(url)) expect(paths).toContainEqual({ path: url, modified: dateModifiedUtc });
    else expect(paths).toEqual([{ path: kind.listUrl?.() }]);
    expect(paths.filter(({ path }) => path.endsWith(`/${hidden}`))).toEqual([]);
    if (kind.listUrl) expect(paths[0]).toEqual({ path: kind.listUrl() });
  },
);

/** Rows without pages of their own have the address of an anchor on the list, or of another site. */
const isPagePath = (url: string) => /^\/[^#]*$/.test(url);

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
    const options = requiredInput(kind);
    await run(`${kind.group} add`, { ...options, dryRun: true }, [], filesIn(kind, options));
    expect(await list()).toEqual(before);
    const field = namedFields(kind).find(({ name }) => ['title', 'caption', 'text'].includes(name));
    const isRequired = field?.field.presence === 'required';
    const id = await add(kind, isRequired ? {} : { [field?.name ?? '']: 'Sample' });
    const label = optionName(field?.name ?? '');
    expect(label).toMatch(/^--/);
    await run(`${kind.group} change`, { [field?.name ?? '']: 'Changed' }, [String(id)]);
    const { outs } = await run(`${kind.group} history`, { json: true }, [String(id)]);
    const [change, added] = outs.map((line) => JSON.parse(line));
    expect(change).toMatchObject({
      actor: 'anna',
      action: 'change',
      changes: { [field?.key ?? '']: [expect.stringMatching(/^Sample/), 'Changed'] },
    });
    expect(added).toMatchObject({ actor: 'anna', action: 'add' });
  },
);

describe('a kind with lists, media, slugs and a manual order', () => {
  const albumPath = '/api/v2/Albums';
  const get = (id: number) => site.json(`${albumPath}/${id}`);
  const ids = async (query: string): Promise<number[]> =>
    (await site.json(`${albumPath}?pageSize=100&${query}`)).items.map(({ id }: { id: number }) => id);
  const change = async (id: number, options: Record<string, string>) => {
    await run('album change', options, [String(id)]);
    await site.announce(site.harborId);
  };
  const historyOf = async (id: number) =>
    (await run('album history', { json: true }, [String(id)])).outs.map((line) => JSON.parse(line));

  test('refers to tags and people by name, and lists are filtered by them', async () => {
    const topicId = await add(topic, { title: 'Homecoming' });
    const id = await add(album, { topics: 'homecoming', people: 'Ann Reed,Molly Swarm', sports: 'football' });
    const other = await add(album);
    expect(await get(id)).toMatchObject({
      topics: ['Homecoming'],
      people: ['Swarm', 'Reed'],
      sports: ['Football'],
    });
    expect(await ids(`topicId=${topicId}`)).toEqual([id]);
    expect(await ids('personId=2')).toEqual([id]);
    expect(await get(other)).toMatchObject({ topics: [], people: [] });
    await change(id, { topics: '', people: 'Ann Reed' });
    expect(await get(id)).toMatchObject({ topics: [], people: ['Reed'] });
    const [changed] = await historyOf(id);
    expect(changed.changes).toEqual({ topics: [[topicId], []], people: [[1, 2], [2]] });
  });

  test('answers in the shape of its own `toResponse`', async () => {
    const id = await add(album, { title: 'Opening night' });
    expect(Object.keys(await get(id))).toEqual(
      'id name url cover leaflet sports topics people dateModifiedUtc'.split(' '),
    );
    expect(await get(id)).toMatchObject({ name: 'Opening night', url: `/albums/opening-night-${id}` });
  });

  test('stores a picture with its description, whose changes are recorded', async () => {
    const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
    const files = [{ name: 'a.png', bytes: await canvas.png().toBuffer() }];
    const id = await add(album, { alt: 'The band', cover: 'a.png' }, files);
    const { cover } = await get(id);
    expect(cover).toMatch(/\/media\/albums\/\d+\.png The band$/);
    await change(id, { alt: 'The choir' });
    expect((await get(id)).cover).toMatch(/ The choir$/);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'change', changes: { alt: ['The band', 'The choir'] } });
    const path = cover.replace(/^.*\/media\/| The.*$/g, '');
    expect((await findMedia(site.db, site.harborId, path))?.isStaffOnly).toBe(false);
    await change(id, { access: 'hidden' });
    expect((await findMedia(site.db, site.harborId, path))?.isStaffOnly).toBe(true);
  });

  const leaflet = (name: string, text = '%PDF-1.7') => ({ name, bytes: new TextEncoder().encode(text) });
  const pathOf = async (id: number) => (await get(id)).leaflet.replace(/^.*\/files\//, '');
  const accessOf = async (path: string, tenantId = site.harborId) => (await findFile(site.db, tenantId, path))?.access;

  test('stores a file of any size outside of the database, for those who may read its row', async () => {
    const id = await add(album, { leaflet: 'Tour Guide.pdf' }, [leaflet('Tour Guide.pdf')]);
    const path = await pathOf(id);
    expect(path).toMatch(/^albums\/\d+-tour-guide\.pdf$/);
    const { sha256 = '', size } = (await findFile(site.db, site.harborId, path)) ?? {};
    expect(await site.database.files.stat(site.harborId, sha256)).toEqual({ size });
    expect([await accessOf(path), await accessOf(path, site.summitId)]).toEqual(['public', undefined]);
    await change(id, { access: 'protected' });
    expect(await accessOf(path)).toBe('protected');
    await change(id, { access: 'hidden' });
    expect(await accessOf(path)).toBe('hidden');
  });

  test('has the same file once, at one address', async () => {
    const files = [leaflet('same.pdf', '%PDF-1.7 same')];
    const [first, second] = [
      await add(album, { leaflet: 'same.pdf' }, files),
      await add(album, { leaflet: 'same.pdf' }, files),
    ];
    expect(await pathOf(second)).toBe(await pathOf(first));
  });

  test('streams a file that is too large for memory from its path', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'large-'));
    const file = path.join(folder, 'large.mp3');
    await writeFile(file, 'ID3');
    await truncate(file, 30 * 1024 ** 2);
    const id = await add(album, { leaflet: file }, [{ name: 'large.mp3', problem: 'too large', path: file }]);
    expect((await findFile(site.db, site.harborId, await pathOf(id)))?.size).toBe(30 * 1024 ** 2);
    await rm(folder, { recursive: true });
  });

  test.each([
    ['another type', leaflet('page.html', '<script>'), 'the file is not one of: pdf, docx,'],
    ['bytes of another type', leaflet('page.pdf', '<html>'), 'its bytes are not those of .pdf'],
    ['an SVG as its document', leaflet('a.svg', '<svg/>'), 'the file is not one of: pdf, docx,'],
    ['no bytes', leaflet('empty.pdf', ''), 'the file is empty'],
    ['a name that reads backwards', leaflet('gui\u202efdp.pdf'), 'has an invisible character'],
    ['a name of Windows', leaflet('con.pdf'), 'the name of the file is reserved on Windows; rename it'],
    [
      'a path that does not exist',
      { name: 'x.pdf', problem: 'The file x.pdf does not exist.' },
      'The file x.pdf does not exist.',
    ],
  ])('refuses a file with %s', async (_, file, message) => {
    const { exit, errs } = await run('album add', { ...requiredInput(album), leaflet: file.name }, [], [file]);
    expect([exit, errs.join()]).toEqual([1, expect.stringContaining(message)]);
  });

  test('keeps no file of a dry run or of a command that failed', async () => {
    const put = vi.spyOn(site.database.files, 'put');
    for (const options of [{ dryRun: true }, { access: 'nobody' }])
      await run(
        'album add',
        { ...requiredInput(album), leaflet: 'x.pdf', ...options },
        [],
        [leaflet('x.pdf', '%PDF-x')],
      );
    const stored = await Promise.all(put.mock.results.map(({ value }) => value));
    expect(stored).toHaveLength(2);
    for (const { sha256 } of stored) expect(await site.database.files.stat(site.harborId, sha256)).toBeUndefined();
  });

  test('shows its picture in search results', async () => {
    const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await add(album, { title: 'Vuvuzela', alt: 'x', cover: 'a.png' }, [{ name: 'a.png', bytes: picture }]);
    const { groups } = await site.json('/api/v2/search?q=vuvuzela&kind=album');
    expect(groups[0].items).toMatchObject([{ title: 'Vuvuzela', image: expect.stringMatching(/^\/media\/albums\//) }]);
  });

  test('keeps the former slugs of a row until another row takes them', async () => {
    const table = tablesOf(album).formerAddresses ?? expect.unreachable('albums have slugs');
    const formerOf = async (id: number) => {
      const rows = await site.db
        .select()
        .from(table)
        .where(eq(columnOf(table, 'albumId'), id));
      return rows.map((row) => row['slug']);
    };
    const id = await add(album, { slug: 'first' });
    await change(id, { slug: 'second' });
    await change(id, { slug: 'third' });
    expect((await formerOf(id)).sort()).toEqual(['first', 'second']);
    const taken = await run('album add', { title: 'x', slug: 'third' });
    expect(taken.errs[0]).toContain(`album ${id} has the same slug`);
    const other = await add(album);
    await change(other, { slug: 'first' });
    expect(await formerOf(id)).toEqual(['second']);
  });

  test('puts new rows last, and rows that are moved where they were put', async () => {
    const [first, second] = [await add(album), await add(album)];
    expect((await ids('')).slice(-2)).toEqual([first, second]);
    await change(second, { position: '0' });
    expect((await ids(''))[0]).toBe(second);
  });
});
