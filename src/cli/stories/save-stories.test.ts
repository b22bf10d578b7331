import { createServer } from 'node:http';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTwoColleges } from '../../testing/api.ts';
import { createSport } from '../../testing/factories.ts';
import { requireTenant } from '../tenants.ts';
import { type SavedStory, saveStories } from './save-stories.ts';

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

async function save(story: Partial<typeof imported> = {}, { hosts = ['harbor.example'], dryRun = false } = {}) {
  const tenant = await requireTenant(site.db, 'harbor');
  const sources = [{ file: 'a.html', story: { ...imported, ...story } }];
  const pictures = { files: [], hosts, fetch: fetchHere };
  const saved = await saveStories(site.database, sources, { tenant, actor: 'anna', dryRun, pictures });
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
