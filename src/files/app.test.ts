import { expect, test } from 'vitest';

import { collegeCommands } from '../cli/testing/college-commands.ts';
import { openFileStore } from '../storage/open-file-store.ts';
import { createCollege } from '../testing/factories.ts';
import { cookieOf } from '../web/session-cookie.ts';
import { createFiles } from './app.ts';

const site = collegeCommands();
const policy = '%PDF-1.7 the policy';
const token = 'x'.repeat(43);

const pdf = (name: string, text = policy) => ({ name, bytes: new TextEncoder().encode(text) });
const add = async (options: Record<string, string> = {}, text = policy) => {
  const { errs, exit } = await site.run('document add', {
    options: { title: 'Policy', upload: 'Policy.pdf', path: '2026/8/27/Travel_Policy.pdf', ...options },
    files: [pdf('Policy.pdf', text)],
  });
  if (exit !== 0) throw new Error(errs.join('\n'));
};
const administrator = {
  accountId: 1,
  grants: [{ role: 'administrator', sportId: null, gameId: null, day: null }] as const,
};
const get = async (address: string, { host = 'harbor', headers = {} }: { host?: string; headers?: object } = {}) => {
  const tenants = {
    findForHost: async (name: string) =>
      name === 'harbor' ? site.college : { ...site.college, id: site.college.id + 1 },
  };
  const staff = { findSession: async (_: number, given: string) => (given === token ? administrator : undefined) };
  const app = createFiles({ database: site.database, tenants, staff });
  return app.request(`http://${host}${address}`, { headers: headers as Record<string, string> });
};
const statusOf = async (address: string, options?: Parameters<typeof get>[1]) => (await get(address, options)).status;

test('GET /documents serves a document under its own name, in any letter case', async () => {
  await add();
  for (const address of [
    '/documents/2026/8/27/Travel_Policy.pdf',
    '/documents/2026/8/27/travel_policy.PDF?date=2#view=FitH',
  ]) {
    const response = await get(address);
    expect(await response.text()).toBe(policy);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="Travel_Policy.pdf"');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
  }
});

test('a document with another file keeps its address and has another ETag', async () => {
  await add();
  const address = '/documents/2026/8/27/Travel_Policy.pdf';
  const before = (await get(address)).headers.get('etag') ?? '';
  await site.run('document change', {
    args: ['1'],
    options: { upload: 'New.pdf' },
    files: [pdf('New.pdf', '%PDF-1.7 new')],
  });
  const after = await get(address, { headers: { 'if-none-match': before } });
  expect([after.status, await after.text()]).toEqual([200, '%PDF-1.7 new']);
});

test.each(['/documents/2026/8/27/Travel_Policy.pdf', '/files/documents/1-policy.pdf'])(
  '%s of a hidden document exists for staff alone',
  async (address) => {
    await add({ access: 'hidden' });
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(address, { headers: { cookie: cookieOf('y'.repeat(43)) } })).toBe(404);
    const response = await get(address, { headers: { cookie: cookieOf(token) } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  },
);

test('a document that has not appeared yet, or that has ended, exists for staff alone', async () => {
  await add({ visibleFrom: '2099-01-01T09:00' });
  await add({ path: 'old.pdf', visibleUntil: '2020-01-01T09:00' }, '%PDF-1.7 old');
  for (const address of [
    '/documents/2026/8/27/Travel_Policy.pdf',
    '/documents/old.pdf',
    '/files/documents/2-policy.pdf',
  ])
    expect(await statusOf(address)).toBe(404);
});

test('a protected document is open to everyone with its address, and not indexed', async () => {
  await add({ access: 'protected' });
  const { status, headers } = await get('/documents/2026/8/27/Travel_Policy.pdf');
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
});

test('a file of another college is not found', async () => {
  await createCollege(site.database.db, { slug: 'summit' });
  await add();
  for (const address of ['/documents/2026/8/27/Travel_Policy.pdf', '/files/documents/1-policy.pdf'])
    expect([await statusOf(address), await statusOf(address, { host: 'summit' })]).toEqual([200, 404]);
});

test.each([
  '/documents/%00',
  '/documents/..%2f..%2fetc/passwd',
  '/files/%5c..',
  '/files/documents/%ff',
  `/files/${'a'.repeat(5000)}`,
])('GET %s is not found', async (address) => expect(await statusOf(address)).toBe(404));

test.each([
  ['../secret.pdf', 'has the name "..", which stands for another folder'],
  ['2026//guide.pdf', 'has an empty folder name'],
  ['a\\b.pdf', 'which has one of the characters'],
  ['2026/nul.pdf', 'which is reserved on Windows'],
  ['gui\u202efdp.pdf', 'which has an invisible character'],
])('a document at %j is refused: it %s', async (path, reason) => {
  await expect(add({ path })).rejects.toThrow(reason);
});

test('two documents at paths that differ in letter case are refused', async () => {
  await add();
  await expect(add({ path: '2026/8/27/TRAVEL_policy.pdf' })).rejects.toThrow(
    'document 1 has the same path in other letters',
  );
});

test('document import-folder keeps paths, updates files alone, and changes nothing when repeated', async () => {
  const files = [
    pdf('2025/8/27/Funding_Information.pdf', '%PDF-1.7 funding'),
    pdf('Camp-Waiver.pdf', '%PDF-1.7 waiver'),
  ];
  const run = (dryRun = false, given = files) =>
    site.run('document import-folder', { options: { dryRun }, files: given });
  expect((await run(true)).outs).toEqual(['2 added, 0 changed, 0 unchanged, 0 refused']);
  expect(await site.list('document list')).toEqual([]);
  await run();
  expect((await run()).outs).toEqual(['0 added, 0 changed, 2 unchanged, 0 refused']);
  expect(await site.list('document list')).toMatchObject([
    { title: 'Camp Waiver', path: 'Camp-Waiver.pdf' },
    { title: 'Funding Information', path: '2025/8/27/Funding_Information.pdf', date: '2025-08-27' },
  ]);
  const changed = await run(false, [pdf('2025/8/27/funding_information.pdf', '%PDF-1.7 more'), pdf('x.pdf', '<html>')]);
  expect(changed.exit).toBe(1);
  expect(changed.errs.join()).toMatch(/x\.pdf.*not those of \.pdf.*0 added, 1 changed, 0 unchanged, 1 refused/);
});

test('with an object store that browsers can read, files of listed content are redirected to it, hidden ones are not', async () => {
  await add();
  await add({ path: 'secret.pdf', access: 'hidden' }, '%PDF-1.7 secret');
  const { files } = site.database;
  const tenants = { findForHost: async () => site.college };
  const store = {
    ...files,
    urlOf: async (tenantId: number, sha256: string) => `https://s3.example/${tenantId}/${sha256}`,
  };
  const staff = { findSession: async () => administrator };
  const app = createFiles({ database: { db: site.database.db, files: store }, tenants, staff });
  const listed = await app.request('http://harbor/documents/2026/8/27/Travel_Policy.pdf');
  expect(listed.status).toBe(302);
  expect(listed.headers.get('location')).toMatch(/^https:\/\/s3\.example\/\d+\/[0-9a-f]{64}$/);
  const head = await app.request('http://harbor/documents/2026/8/27/Travel_Policy.pdf', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(policy.length)]);
  const hidden = await app.request('http://harbor/documents/secret.pdf', { headers: { cookie: cookieOf(token) } });
  expect([hidden.status, await hidden.text()]).toEqual([200, '%PDF-1.7 secret']);
});

test('while the file store fails, a file is answered with 503 and Retry-After', async () => {
  await add();
  const failing = openFileStore({ storageUrl: 'http://key:secret@127.0.0.1:9/bucket', filesFolder: '/tmp/none' });
  const app = createFiles({
    database: { db: site.database.db, files: failing },
    tenants: { findForHost: async () => site.college },
  });
  const response = await app.request('http://harbor/documents/2026/8/27/Travel_Policy.pdf');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
});
