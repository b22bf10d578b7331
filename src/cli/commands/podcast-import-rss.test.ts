import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTwoColleges } from '../../testing/api.ts';
import { runCommand } from '../run-command.ts';
import { filesOf, recordedIo } from '../testing/recorded-io.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
afterAll(() => site.close());

const item = (guid: string, extra = '') => `<item><title>Week ${guid}</title><guid>${guid}</guid>
  <pubDate>Fri, 11 Sep 2026 12:00:00 GMT</pubDate><description>Three &amp; out.</description>
  <enclosure url="https://audio.example.com/${guid}.mp3" length="2048" type="audio/mp3"/>
  <itunes:duration>42:10</itunes:duration>${extra}</item>`;

const feed = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>Old Corner</title><description>Every week.</description><itunes:author>Harbor</itunes:author>
<itunes:category text="sports"><itunes:category text="Football"/></itunes:category>
<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>${items.join('')}</channel></rss>`;

const run = async (xml: string, options = {}) => {
  const io = recordedIo();
  const files = [{ name: 'feed.xml', bytes: Buffer.from(xml) }];
  const input = { args: [], options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: 1 };
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  const exit = await runCommand('podcast import-rss', context, input);
  await site.announce(site.harborId);
  return { exit, outs: io.outs, errs: io.errs };
};

test('a feed is imported with its GUIDs, repeating it changes nothing, and a new item is added', async () => {
  expect((await run(feed(item('a1')), { dryRun: true })).outs).toEqual([
    'feed.xml: podcast "Old Corner" added; episodes: 1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  expect((await site.json('/api/v2/PodcastShows')).total).toBe(0);
  expect((await run(feed(item('a1')))).outs).toEqual([
    'feed.xml: podcast "Old Corner" added; episodes: 1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  expect((await run(feed(item('a1')))).outs).toEqual([
    'feed.xml: podcast "Old Corner" unchanged; episodes: 0 added, 0 changed, 1 unchanged, 0 refused',
  ]);
  expect((await run(feed(item('a1'), item('a2', '<itunes:episode>2</itunes:episode>')))).outs).toEqual([
    'feed.xml: podcast "Old Corner" unchanged; episodes: 1 added, 0 changed, 1 unchanged, 0 refused',
  ]);
  const shows = await site.json('/api/v2/PodcastShows');
  expect(shows.items).toMatchObject([
    { guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810', category: 'Sports > Football', author: 'Harbor' },
  ]);
  const { items } = await site.json(`/api/v2/Podcasts?categoryId=${shows.items[0].id}`);
  expect(items.find(({ guid }: { guid: string }) => guid === 'a1')).toMatchObject({
    title: 'Week a1',
    audioUrl: 'https://audio.example.com/a1.mp3',
    audioType: 'audio/mpeg',
    audioLength: 2048,
    duration: 2530,
    notes: 'Three &amp; out.',
  });
  expect((await site.json('/api/v2/Podcasts?categoryId=99')).items).toEqual([]);
});

test.each([
  ['without the length of its audio', 'length="2048"', 'length="0"', 'its enclosure has no length in bytes'],
  ['without audio', /<enclosure.*>/, '', 'it has no audio; an enclosure names its address, type and length'],
])('an item %s is refused with its line, and the others are imported', async (_, part, instead, reason) => {
  const { exit, errs } = await run(feed(item('a1').replace(part, instead), item('a2')));
  expect([exit, errs]).toEqual([
    1,
    [
      expect.stringMatching(new RegExp(`^feed.xml: line \\d+: the item "Week a1" is left out: ${reason}$`)),
      expect.stringMatching(/ 1 unchanged, 1 refused$/),
    ],
  ]);
});

test.each([
  ['neither a file nor an address', {}, [], 'give its file, or its address with --from'],
  ['an address that is none', { from: 'corner' }, [], '--from is "corner"'],
  ['an address inside', { from: 'http://127.0.0.1/feed.xml' }, [], '127.0.0.1 is not at a public address'],
  [
    'both',
    { from: 'https://podcasts.example.com/feed.xml' },
    [{ name: 'feed.xml', bytes: Buffer.from('') }],
    'give one',
  ],
])('%s is refused', async (_, options, files, reason) => {
  const io = recordedIo();
  const input = { args: [], options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: 0 };
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  expect(await runCommand('podcast import-rss', context, input)).toBe(1);
  expect(io.errs.join()).toContain(reason);
});

test('artwork is named where it stays at its host, since directories require it', async () => {
  const withArtwork = feed(item('a1')).replace(
    '<itunes:author>',
    '<itunes:image href="https://art.example.com/c.png"/>$&',
  );
  const { exit, errs } = await run(withArtwork);
  expect([exit, errs]).toEqual([
    0,
    [expect.stringContaining('the artwork at https://art.example.com/c.png is not imported; name its host')],
  ]);
});

test('people are credited in the roles that directories know, and linked texts are named', async () => {
  const extra = `<podcast:person role="guest" href="https://dan.example.com/">Dan Kowalski</podcast:person>
    <podcast:person>Ann Reed</podcast:person><podcast:person role="sound engineer">Lee Park</podcast:person>
    <podcast:transcript url="https://texts.example.com/a9.vtt" type="text/vtt"/>
    <podcast:chapters url="https://texts.example.com/a9.json" type="application/json+chapters"/>`;
  const { errs } = await run(feed(item('a9', extra)));
  expect(errs).toEqual([expect.stringContaining('2 transcripts and lists of chapters are not imported')]);
  const { items } = await site.json('/api/v2/Podcasts?$pageSize=50');
  expect(items.find(({ guid }: { guid: string }) => guid === 'a9').credits).toEqual([
    { name: 'Dan Kowalski', role: 'guest', url: 'https://dan.example.com/' },
    { name: 'Ann Reed', role: 'host' },
  ]);
});

test('a file that is no feed is refused', async () => {
  expect((await run('<html></html>')).errs.join()).toContain('it has no channel with a title');
});

test('a podcast is recognized by its GUID under another title', async () => {
  const renamed = feed(item('a1')).replace('Old Corner', 'New Corner');
  expect((await run(renamed)).outs).toEqual([expect.stringMatching(/^feed.xml: podcast "New Corner" changed;/)]);
  expect((await site.json('/api/v2/PodcastShows')).total).toBe(1);
});
