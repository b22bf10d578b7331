import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { InputFile } from '../cli/command.ts';
import { tablesOf } from '../db/content/tables.ts';
import { findFile } from '../files/find-file.ts';
import { findMedia } from '../images/media.ts';
import { album, topic } from './testing/album.ts';
import { createContentSite } from './testing/content-site.ts';
import { createTables } from './testing/create-tables.ts';

vi.mock('./kinds.ts', async (importActual) => {
  const { kinds } = await importActual<typeof import('./kinds.ts')>();
  const { album, topic } = await import('./testing/album.ts');
  return { kinds: [...kinds, topic, album] };
});

let site: Awaited<ReturnType<typeof createContentSite>>;
beforeAll(async () => {
  site = await createContentSite();
  await createTables(site.db, [topic, album]);
});
afterAll(() => site.close());

/** Adds an album; returns its id. */
const add = async (values: Record<string, string> = {}, files: InputFile[] = []): Promise<number> =>
  (await site.add(album, { album: values }, {}, files)).album;

const png = async (name: string) => {
  const canvas = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });
  return { name, bytes: await canvas.png().toBuffer() };
};

describe('a kind with lists, media, slugs and a manual order', () => {
  const albumPath = '/api/v2/Albums';
  const get = (id: number) => site.json(`${albumPath}/${id}`);
  const ids = async (query: string): Promise<number[]> =>
    (await site.json(`${albumPath}?pageSize=100&${query}`)).items.map(({ id }: { id: number }) => id);
  const change = async (id: number, options: Record<string, string>) => {
    await site.run('album change', options, [String(id)]);
    await site.announce(site.harborId);
  };
  const historyOf = async (id: number) =>
    (await site.run('album history', { json: true }, [String(id)])).outs.map((line) => JSON.parse(line));

  test('refers to tags and people by name, by which lists can be filtered', async () => {
    const { topic: topicId } = await site.add(topic, { topic: { title: 'Homecoming' } });
    const id = await add({ topics: 'homecoming', people: 'Ann Reed,Molly Swarm', sports: 'football' });
    const other = await add();
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

  test('keeps the order of an ordered list, and reports a changed order', async () => {
    const { topic: late } = await site.add(topic, { topic: { title: 'Late' } });
    const { topic: early } = await site.add(topic, { topic: { title: 'Early' } });
    const id = await add({ topics: 'Early,Late' });
    expect(await get(id)).toMatchObject({ topics: ['Early', 'Late'] });
    await change(id, { topics: 'Late,Early' });
    expect(await get(id)).toMatchObject({ topics: ['Late', 'Early'] });
    const [changed] = await historyOf(id);
    expect(changed.changes).toEqual({
      topics: [
        [early, late],
        [late, early],
      ],
    });
  });

  test('responds in the shape of its own `toResponse`', async () => {
    const id = await add({ title: 'Opening night' });
    expect(Object.keys(await get(id))).toEqual(
      'id name url cover leaflet sports topics people dateModifiedUtc'.split(' '),
    );
    expect(await get(id)).toMatchObject({ name: 'Opening night', url: `/albums/opening-night-${id}` });
  });

  test('stores a picture with its description, whose changes are recorded', async () => {
    const id = await add({ alt: 'The band', cover: 'a.png' }, [await png('a.png')]);
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

  // starts the process that extracts text, which takes a while on a busy machine
  test('stores a file of any size outside the database, for those who may read its row', {
    timeout: 60_000,
  }, async () => {
    const id = await add({ leaflet: 'Tour Guide.pdf' }, [leaflet('Tour Guide.pdf')]);
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

  test('stores the same file once, at one URL', async () => {
    const files = [leaflet('same.pdf', '%PDF-1.7 same')];
    const [first, second] = [await add({ leaflet: 'same.pdf' }, files), await add({ leaflet: 'same.pdf' }, files)];
    expect(await pathOf(second)).toBe(await pathOf(first));
  });

  test('streams a file that is too large for memory from its path', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'large-'));
    const file = path.join(folder, 'large.mp3');
    await writeFile(file, 'ID3');
    await truncate(file, 30 * 1024 ** 2);
    const id = await add({ leaflet: file }, [{ name: file, problem: 'too large', path: file }]);
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
    const { exit, errs } = await site.run('album add', { title: 'Tour', leaflet: file.name }, [], [file]);
    expect([exit, errs.join()]).toEqual([1, expect.stringContaining(message)]);
  });

  test('keeps no file after a dry run or a failed command', async () => {
    const put = vi.spyOn(site.database.files, 'put');
    for (const options of [{ dryRun: true }, { access: 'nobody' }])
      await site.run('album add', { title: 'Tour', leaflet: 'x.pdf', ...options }, [], [leaflet('x.pdf', '%PDF-x')]);
    const stored = await Promise.all(put.mock.results.map(({ value }) => value));
    expect(stored).toHaveLength(2);
    for (const { sha256 } of stored) expect(await site.database.files.stat(site.harborId, sha256)).toBeUndefined();
  });

  test('shows its picture in search results', async () => {
    await add({ title: 'Vuvuzela', alt: 'x', cover: 'a.png' }, [await png('a.png')]);
    const { groups } = await site.json('/api/v2/search?q=vuvuzela&kind=album');
    expect(groups[0].items).toMatchObject([{ title: 'Vuvuzela', image: expect.stringMatching(/^\/media\/albums\//) }]);
  });

  test('keeps the former slugs of a row until another row takes them', async () => {
    const { table, row } = tablesOf(album).formerAddresses ?? expect.unreachable('albums have slugs');
    const formerOf = async (id: number) => {
      const rows = await site.db.select().from(table).where(eq(row, id));
      return rows.map(({ slug }) => slug);
    };
    const id = await add({ slug: 'first' });
    await change(id, { slug: 'second' });
    await change(id, { slug: 'third' });
    expect((await formerOf(id)).sort()).toEqual(['first', 'second']);
    const taken = await site.run('album add', { title: 'x', slug: 'third' });
    expect(taken.errs[0]).toContain(`album ${id} has the same slug`);
    const other = await add();
    await change(other, { slug: 'first' });
    expect(await formerOf(id)).toEqual(['second']);
  });

  test('puts new rows last, and moved rows where they were moved to', async () => {
    const [first, second] = [await add(), await add()];
    expect((await ids('')).slice(-2)).toEqual([first, second]);
    await change(second, { position: '0' });
    expect((await ids(''))[0]).toBe(second);
  });
});
