import { readFileSync } from 'node:fs';

import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { podcastXml } from './podcast-feed.ts';

const image = { url: '/media/podcasts/1.png', absoluteUrl: 'http://harbor.example/media/podcasts/1.png' };

const show = (values: Partial<Podcast> = {}) =>
  ({
    id: 3,
    url: '/podcasts/corner',
    slug: 'corner',
    title: 'Coaches & Corner',
    about: '<p>Every week.</p>',
    author: 'Harbor Athletics',
    ownerEmail: 'audio@harbor.example.edu',
    category: 'Sports > Football',
    language: 'en-us',
    explicit: false,
    type: 'episodic',
    copyright: null,
    credits: [{ name: 'Ann Reed', role: 'host', url: 'https://example.edu/ann' }],
    guid: '0f1e2d3c-0000-5000-8000-000000000003',
    image,
    dateModifiedUtc: '2026-09-12T08:30:00Z',
    ...values,
  }) as Podcast;

const episode = (values: Partial<Episode> = {}) =>
  ({
    id: 12,
    url: '/podcasts/corner/12',
    title: 'Opening day',
    published: '2026-09-11T12:00:00Z',
    dateModifiedUtc: '2026-09-11T13:00:00Z',
    number: 4,
    season: 2,
    type: 'full',
    explicit: false,
    summary: 'Three goals.',
    notes: '<p><a href="/tickets?a=1&amp;b=2">Tickets</a></p>',
    audio: { url: '/files/podcasts/1-day.mp3', mediaType: 'audio/mpeg', size: 62208 },
    audioUrl: null,
    audioType: null,
    audioLength: null,
    duration: 1804,
    chapters: [{ startTime: 0, title: 'Opening' }],
    transcript: '',
    credits: [{ name: 'Dan Kowalski', role: 'guest' }],
    guid: '0f1e2d3c-0000-5000-8000-000000000012',
    image: null,
    people: [{ id: 1, firstName: 'Jo', lastName: 'Park', url: '/sports/football/roster/jo-park/1', image: null }],
    ...values,
  }) as Episode;

function write(one: Podcast, ...episodes: Episode[]): string {
  const toAbsolute = (path: string) => new URL(path, 'http://harbor.example').href;
  const xml = podcastXml(one, episodes, { self: `/podcasts/${one.slug}.rss`, toAbsolute });
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return xml;
}

const read = (...given: Parameters<typeof write>) => parseRssFeed(write(...given));

describe('the feed of a podcast', () => {
  test('is read back by a library with its channel', () => {
    const feed = read(show(), episode());
    expect(feed).toMatchObject({
      title: 'Coaches & Corner',
      link: 'http://harbor.example/podcasts/corner',
      description: 'Every week.',
      language: 'en-us',
      lastBuildDate: 'Sat, 12 Sep 2026 08:30:00 GMT',
      itunes: {
        author: 'Harbor Athletics',
        owner: { name: 'Harbor Athletics', email: 'audio@harbor.example.edu' },
        image: 'http://harbor.example/media/podcasts/1.png',
        categories: [{ text: 'Sports', categories: [{ text: 'Football' }] }],
        explicit: false,
        type: 'episodic',
      },
      podcast: {
        guid: '0f1e2d3c-0000-5000-8000-000000000003',
        medium: 'podcast',
        locked: { value: true, owner: 'audio@harbor.example.edu' },
        persons: [{ display: 'Ann Reed', role: 'host', href: 'https://example.edu/ann' }],
      },
      atom: { links: [{ href: 'http://harbor.example/podcasts/corner.rss', rel: 'self' }] },
    });
  });

  test('is read back by a library with its episodes', () => {
    expect(read(show(), episode()).items).toMatchObject([
      {
        title: 'Opening day',
        link: 'http://harbor.example/podcasts/corner/12',
        guid: { value: '0f1e2d3c-0000-5000-8000-000000000012', isPermaLink: false },
        pubDate: 'Fri, 11 Sep 2026 12:00:00 GMT',
        description: 'Three goals.',
        content: { encoded: '<p><a href="http://harbor.example/tickets?a=1&amp;b=2">Tickets</a></p>' },
        enclosures: [{ url: 'http://harbor.example/files/podcasts/1-day.mp3', length: 62208, type: 'audio/mpeg' }],
        itunes: { duration: 1804, season: 2, episode: 4, episodeType: 'full', explicit: false },
        podcast: {
          transcripts: [
            {
              url: 'http://harbor.example/podcasts/episodes/12/transcript.vtt',
              type: 'text/vtt',
              language: 'en-us',
              rel: 'captions',
            },
          ],
          chapters: {
            url: 'http://harbor.example/podcasts/episodes/12/chapters.json',
            type: 'application/json+chapters',
          },
          persons: [
            { display: 'Dan Kowalski', role: 'guest' },
            { display: 'Jo Park', role: 'guest', href: 'http://harbor.example/sports/football/roster/jo-park/1' },
          ],
        },
      },
    ]);
  });

  test('follows the schema of the podcast namespace', async () => {
    const xml = write(show(), episode(), episode({ id: 13, guid: 'b', url: '/podcasts/corner/13' }));
    // the schema has no guid and no medium
    const tags = [...xml.matchAll(/<podcast:(?!guid|medium)(\w+)(?:[^>]*\/>|[^>]*>[^<]*<\/podcast:\1>)/g)];
    expect(new Set(tags.map(([, name]) => name))).toEqual(new Set(['locked', 'person', 'transcript', 'chapters']));
    const namespace = 'https://podcastindex.org/namespace/1.0';
    const schemaFile = (fileName: string) => ({
      fileName,
      contents: readFileSync(`src/feeds/podcasts/testing/${fileName}`, 'utf8'),
    });
    const result = await validateXML({
      xml: {
        fileName: 'feed.xml',
        contents: `<test-wrapper xmlns="${namespace}" xmlns:podcast="${namespace}">${tags.map(([tag]) => tag).join('')}</test-wrapper>`,
      },
      schema: [schemaFile('podcast-wrapper.xsd')],
      preload: [schemaFile('podcast.xsd')],
    });
    expect(result.errors.map(({ message }) => message)).toEqual([]);
  });

  test('has the values that directories require, in their spelling', () => {
    const xml = write(show({ explicit: true, ownerEmail: null, category: 'Technology' }), episode());
    expect(xml.match(/<itunes:explicit>\w+</g)).toEqual(['<itunes:explicit>true<', '<itunes:explicit>true<']);
    expect(xml).toContain('<itunes:category text="Technology"/>');
    expect(xml).not.toContain('podcast:locked');
    expect(xml).not.toContain('itunes:owner');
  });

  test('has artwork as PNG or JPEG, whatever it is stored as', () => {
    expect(
      read(show({ image: { ...show().image, url: '/media/podcasts/2.svg' } as Podcast['image'] })).itunes?.image,
    ).toBe('http://harbor.example/images/resize?url=%2Fmedia%2Fpodcasts%2F2.svg&width=1600&height=1600&type=jpeg');
  });

  test('leaves out an episode without audio, and names audio on another host by its address', () => {
    const elsewhere = {
      audio: null,
      audioUrl: 'https://audio.example.com/1.m4a',
      audioType: 'audio/x-m4a',
      audioLength: 9,
    };
    const feed = read(show(), episode({ audio: null }), episode({ ...elsewhere, guid: 'x' } as Partial<Episode>));
    expect(feed.items).toMatchObject([
      { enclosures: [{ url: 'https://audio.example.com/1.m4a', length: 9, type: 'audio/x-m4a' }] },
    ]);
  });

  test('keeps the guids of episodes when slug, title and host change', () => {
    const renamed = podcastXml(
      show({ slug: 'new', title: 'New' }),
      [episode({ url: '/podcasts/new/12', title: 'X' })],
      {
        self: '/podcasts/new.rss',
        toAbsolute: (path) => new URL(path, 'https://new.example').href,
      },
    );
    const guids = (xml: string) => xml.match(/<(?:podcast:)?guid[^<]*</g);
    expect(guids(renamed)).toEqual(guids(write(show(), episode())));
    expect(guids(renamed)).toHaveLength(2);
  });

  test.each([
    ['control characters', 'a\u0000b\u0007c', 'a b c'],
    ['the end of a CDATA section', 'a ]]> b', 'a ]]> b'],
    ['markup and quotes', '<b>R&D</b> "x"', '<b>R&D</b> "x"'],
  ])('is well formed with %s', (_, given, expected) => {
    const feed = read(
      show({ credits: [{ name: given, role: 'host', url: `https://example.edu/?${given}` }] }),
      episode({ title: given, notes: given, guid: given }),
    );
    expect(feed.items?.[0]).toMatchObject({ title: expected, guid: { value: expected } });
    expect(feed.podcast?.persons?.[0]?.display).toBe(expected);
  });
});
