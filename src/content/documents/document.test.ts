import { afterAll, beforeAll, expect, test } from 'vitest';

import { writePdf } from '../../pdf/write-pdf.ts';
import { createContentSite } from '../testing/content-site.ts';
import { document } from './document.ts';

let site: Awaited<ReturnType<typeof createContentSite>>;
beforeAll(async () => {
  site = await createContentSite();
});
afterAll(() => site.close());

const pdf = (name: string, line: string) => {
  const sections = [{ heading: 'Rules', lines: [line], tables: [] }];
  return { name, bytes: writePdf({ name, title: 'Policy', college: 'Harbor', facts: [], sections, notes: [] }) };
};
const found = async (word: string) => (await site.json(`/api/v2/search?q=${word}&kind=document`)).total;

// starts the process that reads texts, which takes long on a busy machine
test('a document is found by the text of its PDF, until it has another file or is hidden', {
  timeout: 60_000,
}, async () => {
  const { policy } = await site.add(document, { policy: { upload: 'policy.pdf' } }, {}, [
    pdf('policy.pdf', 'Bring a tambourine.'),
  ]);
  expect(await found('tambourine')).toBe(1);
  const change = async (options: Record<string, string>, files: ReturnType<typeof pdf>[] = []) => {
    await site.run('document change', options, [String(policy)], files);
    await site.announce(site.harborId);
  };
  await change({ upload: 'new.pdf' }, [pdf('new.pdf', 'Bring a vuvuzela.')]);
  expect([await found('tambourine'), await found('vuvuzela')]).toEqual([0, 1]);
  await change({ access: 'hidden' });
  expect(await found('vuvuzela')).toBe(0);
});
