import { createServer } from 'node:http';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { story as storyKind } from '../../content/stories/story.ts';
import { writeRows } from '../../editing/write-rows.ts';
import type { ImportedStory } from '../../importers/stories/imported-story.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createSport } from '../../testing/factories.ts';
import { requireTenant } from '../tenants.ts';
import { findUndescribed } from './find-undescribed.ts';
import type { SavedStory } from './plan-stories.ts';
import { saveStories } from './save-stories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let picture: Buffer;
const server = createServer((_, response) => response.setHeader('content-type', 'image/png').end(picture));
beforeAll(async () => {
  site = await createTwoColleges();
  await createSport(site.db, site.harborId);
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await site.close();
});

/** The pictures of `harbor.example`, from a server on this machine. */
const fetchHere = async () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Uint8Array(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer());
};

type Options = { hosts?: string[]; dryRun?: boolean; file?: string; sport?: string };

const imported = {
  title: 'Tides win',
  content:
    '<h1>How</h1><p>Text <img src="/images/inline.png" alt="The pier"><img src="https://tracker.example/a.gif" alt="x"><img src="/images/bare.png"></p>',
  published: '2019-03-05T21:04:00-05:00',
  byline: 'By Ann Reed',
  address: 'https://harbor.example/sports/news/Tides-Win.aspx',
  picture: { source: 'https://harbor.example/images/lead.png', alt: 'Molly Swarm heads the ball' },
  sports: ['Football'],
  tags: ['Unknown'],
};

async function save(
  story: Partial<ImportedStory> = {},
  { hosts = ['harbor.example'], dryRun = false, file = 'a.html', sport }: Options = {},
) {
  const tenant = await requireTenant(site.db, 'harbor');
  const sources = [{ file, story: { ...imported, ...story } }];
  const pictures = { files: [], hosts, fetch: fetchHere };
  const saved = await saveStories(site.database, sources, { tenant, actor: 'anna', dryRun, pictures, sport });
  await site.announce(site.harborId);
  const [report] = saved.stories;
  if (!report) throw new Error('no report');
  return { ...saved, report };
}

const storyAt = ({ url }: SavedStory) => {
  const [, , year, month, day, slug] = url?.split('/') ?? [];
  return site.json(`/api/v2/Stories/${month}-${day}-${year}/${slug}`);
};

describe('an imported story', () => {
  test('is not saved by a dry run', async () => {
    const { report } = await save({}, { dryRun: true });
    expect(report).toMatchObject({ action: 'added', url: '/news/2019/3/5/tides-win' });
    expect((await site.get('/api/v2/Stories/3-5-2019/tides-win')).status).toBe(404);
  });

  test('has its sport, its pictures and clean text, and its former URL redirects', async () => {
    const { report, redirects } = await save();
    expect([report.action, redirects]).toEqual(['added', 1]);
    expect(await storyAt(report)).toMatchObject({
      title: 'Tides win',
      sportDisplay: 'Football',
      content: expect.stringMatching(
        /^<h2>How<\/h2><p>Text <img src="\/media\/stories\/\d+\.png" alt="The pier" loading="lazy" \/><\/p>$/,
      ),
      primaryImage: { altText: 'Molly Swarm heads the ball' },
    });
    expect(await site.json('/api/v2/route-rules?path=/sports/news/Tides-Win.aspx')).toMatchObject({
      redirect: { to: report.url },
    });
    expect(report.warnings).toEqual([
      expect.stringContaining('tracker.example is not among the hosts of --pictures-from'),
      expect.stringContaining('/images/bare.png is left out: it has no description'),
      expect.stringContaining('there is no tag "Unknown"'),
    ]);
  });

  test('is the same story on the next import', async () => {
    const again = await save();
    expect([again.report.action, again.redirects]).toEqual(['unchanged', 0]);
    expect((await save({ title: 'Tides win again' })).report.action).toBe('changed');
  });

  test('has no pictures from hosts that the command line does not name', async () => {
    const { report } = await save(
      { title: 'Second', address: 'https://harbor.example/news/2019/3/7/second' },
      { hosts: [] },
    );
    expect((await storyAt(report)).primaryImage).toBeNull();
    expect(report.warnings.join()).toContain('harbor.example is not among the hosts');
  });

  test('whose former address differs from others by its query keeps its own address, and redirects none', async () => {
    const from = (query: string) => `https://harbor.example/ViewArticle.dbml?${query}`;
    const first = await save({ title: 'Third', address: from('ATCLID=1') });
    const second = await save({ title: 'Fourth', address: from('ATCLID=2') });
    expect([first, second].map(({ report, redirects }) => [report.action, report.url, redirects])).toEqual([
      ['added', '/news/2019/3/5/third', 0],
      ['added', '/news/2019/3/5/fourth', 0],
    ]);
    expect(first.report.warnings.join()).toContain('does not redirect: redirects are by path');
    const tracked = await save({ title: 'Fifth', address: 'https://harbor.example/a/the-fifth?utm_source=rss' });
    expect([tracked.report.url, tracked.redirects]).toEqual(['/news/2019/3/5/the-fifth', 1]);
  });

  test('without a date is refused, and says what to do', async () => {
    const { report } = await save({ published: 'soon', address: 'https://harbor.example/a' });
    expect(report).toMatchObject({
      action: 'refused',
      warnings: expect.arrayContaining([expect.stringContaining('2019-03-05')]),
    });
  });
});

const change = async (id: number, values: Record<string, unknown>) => {
  const tenant = await requireTenant(site.db, 'harbor');
  await writeRows(site.database, storyKind, [{ values: { id, ...values } }], { tenant, actor: 'ben' });
  await site.announce(site.harborId);
};

const markdown = (story: Partial<ImportedStory>): Partial<ImportedStory> => ({
  address: undefined,
  picture: undefined,
  byline: undefined,
  tags: [],
  published: '2018-05-06',
  content: '<p>The Tides needed two overtimes to beat the Gulls before a record crowd.</p>',
  ...story,
});

describe('a story of a file', () => {
  const first = markdown({ title: 'Tides beat Guls' });

  test.each<[name: string, file: string, later: Partial<ImportedStory>, expected: 'changed' | 'added']>([
    ['with a corrected headline is the same', 'one.md', { title: 'Tides beat Gulls' }, 'changed'],
    ['with a corrected day is the same', 'two.md', { published: '2018-05-07' }, 'changed'],
    ['with another text is the same', 'three.md', { content: '<p>Anew.</p>' }, 'changed'],
    [
      'with another headline and day and the same text is the same',
      'four.md',
      { title: 'A', published: '2018-06-01' },
      'changed',
    ],
    ['in another folder of the same path is the same', 'in/five.md', { title: 'Tides beat Gulls' }, 'changed'],
    [
      'of another story, under the same name, is another',
      'six.md',
      { title: 'B', published: '2018-06-02', content: '<p>C</p>' },
      'added',
    ],
  ])('%s', async (_, file, later, expected) => {
    const given = { ...first, title: `${first.title} ${file}` };
    const { report } = await save(given, { file });
    expect(report.action).toBe('added');
    const again = await save({ ...given, ...later }, { file: file.replace(/^in\//, '') });
    expect(again.report.action).toBe(expected);
    if (expected === 'changed') expect(again.report.url).toBe(report.url);
    expect((await save({ ...given, ...later }, { file })).report.action).toBe('unchanged');
  });

  test('is another one than the story of the same headline and day in another file', async () => {
    const given = markdown({ title: 'Game notes', published: '2018-06-03' });
    const football = await save(given, { file: 'football/notes.md' });
    const baseball = await save({ ...given, content: '<p>Nine innings.</p>' }, { file: 'baseball/notes.md' });
    expect([football, baseball].map(({ report }) => [report.action, report.url])).toEqual([
      ['added', '/news/2018/6/3/game-notes'],
      ['added', '/news/2018/6/3/game-notes-2'],
    ]);
    expect((await save(given, { file: 'football/notes.md' })).report.action).toBe('unchanged');
  });

  test('is another one than a story with the same headline of another day', async () => {
    const weekly = (published: string) =>
      save(markdown({ title: 'Weekly notes', published, content: `<p>${published}</p>` }), { file: `${published}.md` });
    expect([await weekly('2018-07-01'), await weekly('2018-07-08')].map(({ report }) => report.action)).toEqual([
      'added',
      'added',
    ]);
  });
});

test('a story from an address with a query is the same after its headline was corrected', async () => {
  const at = { address: 'https://harbor.example/ViewArticle.dbml?ATCLID=77', published: '2018-08-01' };
  await save({ ...at, title: 'Tides wn' });
  expect((await save({ ...at, title: 'Tides won' })).report).toMatchObject({
    action: 'changed',
    url: '/news/2018/8/1/tides-wn',
  });
});

describe('a repeated import', () => {
  const pictured = markdown({
    title: 'Pictured',
    published: '2018-09-01',
    picture: { source: 'https://harbor.example/images/lead.png', alt: 'The pier' },
  });
  const idOf = async (report: SavedStory) => (await storyAt(report)).id;

  test('leaves picture, description, headline and text that staff changed, and brings what the file changed', async () => {
    const { report } = await save(pictured, { file: 'p.md' });
    const id = await idOf(report);
    await change(id, { alt: 'The pier at dawn', title: 'By staff', content: '<p>By staff.</p>' });
    const again = await save({ ...pictured, teaser: 'New' }, { file: 'p.md' });
    expect(again.report.action).toBe('changed');
    expect(await storyAt(report)).toMatchObject({
      title: 'By staff',
      content: '<p>By staff.</p>',
      teaser: 'New',
      primaryImage: { altText: 'The pier at dawn' },
    });
    await change(id, { image: '' });
    expect((await save({ ...pictured, teaser: 'New' }, { file: 'p.md' })).report.action).toBe('unchanged');
    expect((await storyAt(report)).primaryImage).toBeNull();
  });

  test('of a corrected file replaces what staff changed', async () => {
    const { report } = await save({ ...pictured, title: 'Correctd' }, { file: 'q.md' });
    await change(await idOf(report), { title: 'By staff' });
    await save({ ...pictured, title: 'Corrected' }, { file: 'q.md' });
    expect((await storyAt(report)).title).toBe('Corrected');
  });
});

test('a lead picture without a description has the headline, and a warning names the command that describes it', async () => {
  const bare = markdown({
    title: 'A bare picture',
    published: '2018-10-01',
    picture: { source: 'https://harbor.example/images/lead.png', alt: ' ' },
  });
  const { report } = await save(bare, { file: 'bare.md' });
  const { id, primaryImage } = await storyAt(report);
  expect(primaryImage).toMatchObject({ altText: 'A bare picture' });
  expect(report.warnings.join()).toContain(`story change ${id} --tenant harbor --alt`);
  const [pending] = await findUndescribed(site.db, site.harborId);
  expect(pending).toMatchObject({ id, title: 'A bare picture' });
  await change(id, { alt: 'The pier' });
  expect(await findUndescribed(site.db, site.harborId)).toEqual([]);
});

test('the sport of a folder is that of its stories, besides those that they name', async () => {
  const { report } = await save(markdown({ title: 'Of a folder', sports: [], published: '2018-11-01' }), {
    file: 'f.md',
    sport: 'football',
  });
  expect((await storyAt(report)).sports).toMatchObject([{ title: 'Football' }]);
});

describe('a story is updated', () => {
  const modified = async ({ url }: SavedStory) => (await storyAt({ url } as SavedStory)).dateModifiedUtc;
  const old = markdown({ title: 'Of old', published: '2011-01-02T08:00:00-05:00' });

  test('when it appeared if it is imported years later, even with a new tag or sport', async () => {
    const { report } = await save(old, { file: 'old.md' });
    expect(await modified(report)).toBe('2011-01-02T13:00:00Z');
    await save(old, { file: 'old.md', sport: 'football' });
    expect(await modified(report)).toBe('2011-01-02T13:00:00Z');
  });

  test('at the time that its file states', async () => {
    const { report } = await save(
      { ...old, title: 'Stated', modified: '2011-01-05T08:00:00-05:00' },
      { file: 'stated.md' },
    );
    expect(await modified(report)).toBe('2011-01-05T13:00:00Z');
  });

  test('when its text changes', async () => {
    const { report } = await save({ ...old, title: 'Chnged' }, { file: 'changed.md' });
    await save({ ...old, title: 'Changed' }, { file: 'changed.md' });
    expect(Temporal.Instant.compare(await modified(report), '2020-01-01T00:00:00Z')).toBe(1);
  });
});
