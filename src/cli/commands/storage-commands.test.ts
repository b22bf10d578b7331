import { afterAll, beforeAll, expect, test } from 'vitest';

import { openFileStore } from '../../storage/open-file-store.ts';
import { startObjectStore } from '../../testing/object-store-server.ts';
import { collegeCommands } from '../testing/college-commands.ts';

const site = collegeCommands();
let server: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  server = await startObjectStore();
});
afterAll(() => server.close());

const addDocument = async () => {
  const files = [{ name: 'Policy.pdf', bytes: new TextEncoder().encode('%PDF-1.7 policy') }];
  await site.run('document add', { options: { title: 'Policy', upload: 'Policy.pdf', path: 'policy.pdf' }, files });
};

test('storage move copies every file to the object store and verifies it; repeating it copies nothing', async () => {
  await addDocument();
  const moved = await site.run('storage move', { options: { to: server.url } });
  expect(moved).toMatchObject({ exit: 0, outs: ['1 of 1 file copied; the others were there already'] });
  const [key] = server.objects.keys();
  expect(server.objects.get(key ?? '')?.toString()).toBe('%PDF-1.7 policy');
  const again = await site.run('storage move', { options: { to: server.url } });
  expect(again.outs).toEqual(['0 of 1 file copied; the others were there already']);
});

test('storage verify names each file that is missing, truncated or changed', async () => {
  await addDocument();
  const store = openFileStore({ storageUrl: server.url, filesFolder: '/tmp/none' });
  const database = { ...site.database, files: store };
  await site.run('storage move', { options: { to: server.url } });
  const [key = ''] = server.objects.keys();
  const verify = (bytes: boolean) => site.run('storage verify', { options: { bytes }, database });
  expect(await verify(true)).toMatchObject({ exit: 0, outs: [] });
  server.objects.set(key, Buffer.from('%PDF-1.7 POLICY'));
  expect(await verify(false)).toMatchObject({ exit: 0 });
  expect((await verify(true)).outs).toEqual(['harbor: documents/1-policy.pdf has other bytes than were stored']);
  server.objects.set(key, Buffer.from('%PDF'));
  expect((await verify(false)).outs).toEqual(['harbor: documents/1-policy.pdf has 4 of 15 bytes']);
  server.objects.clear();
  expect(await verify(false)).toMatchObject({ exit: 1, outs: ['harbor: documents/1-policy.pdf is missing'] });
});

test('storage move refuses an invalid target without printing it', async () => {
  const { exit, errs } = await site.run('storage move', { options: { to: 'https://s3.example.edu/secret' } });
  expect(exit).toBe(1);
  expect(errs.join()).toContain('--to has to be "disk" or an address such as https://KEY:SECRET@');
  expect(errs.join()).not.toContain('/secret');
});
