import { describe, expect, it } from 'vitest';

import { takeoverSending } from './takeover.ts';

const now = Date.parse('2026-09-05T22:00:00Z');
const here = new URL('https://lakeshore.example/');
const url = { type: 'Url', id: 1, url: 'https://tickets.example/', cookie: 'season-2026', endDate: null } as const;
const day = (id: number) =>
  ({ ...url, type: 'GameDay', id, url: `/sports/football/stats/${id}`, cookie: `day-${id}` }) as const;

type Takeovers = Parameters<typeof takeoverSending>[0]['takeovers'];

const sent = (takeovers: Takeovers, { cookies = [] as string[], isConcurrent = false, from = here } = {}) =>
  takeoverSending(
    { config: { isConcurrent }, takeovers },
    { here: from, hasCookie: (name) => cookies.includes(name), now },
  )?.url;

describe('a visitor is redirected', () => {
  it('to the takeover’s URL', () => {
    expect(sent([url])).toBe('https://tickets.example/');
  });

  it('nowhere without a takeover, with its cookie, or after it has ended', () => {
    expect(sent([])).toBeUndefined();
    expect(sent([url], { cookies: ['season-2026'] })).toBeUndefined();
    expect(sent([{ ...url, endDate: '2026-09-05T21:59:59Z' }])).toBeUndefined();
    expect(sent([{ ...url, endDate: '2026-09-05T22:00:01Z' }])).toBeDefined();
  });

  it('by the first takeover that still applies', () => {
    const second = { ...url, id: 2, url: '/sports/football', cookie: 'second' };
    expect(sent([url, second], { cookies: ['season-2026'] })).toBe('/sports/football');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'java\nscript:x', ''])(
    'never to %j',
    (address) => {
      expect(sent([{ ...url, url: address }])).toBeUndefined();
    },
  );

  it.each(['/', 'https://lakeshore.example/?again', '#top'])('never from the home page to itself: %s', (address) => {
    expect(sent([{ ...url, url: address }])).toBeUndefined();
  });

  it('to a URL without line breaks, which would end a header', () => {
    expect(sent([{ ...url, url: 'https://a.example/x\r\nset-cookie: a=1' }])).toBe(
      'https://a.example/xset-cookie:%20a=1',
    );
    expect(sent([{ ...url, url: '/tickets?for=käse' }])).toBe('/tickets?for=k%C3%A4se');
  });

  it('with the cookie name season.2026', () => {
    expect(sent([{ ...url, cookie: 'season.2026' }])).toBeDefined();
  });

  it.each(['', '__Host-fieldhouse_session', 'a=b', 'a; b', 'x'.repeat(65)])(
    'by none with the cookie name %j',
    (cookie) => {
      expect(sent([{ ...url, cookie }])).toBeUndefined();
    },
  );
});

describe('game days', () => {
  const both = [day(12), day(7), day(12)];

  it('of several games lead to the page that shows them together, each once', () => {
    expect(sent(both, { isConcurrent: true })).toBe('/gameday/concurrent.aspx?ids=12,7');
  });

  it('lead to the first if the college has no such page', () => {
    expect(sent(both)).toBe('/sports/football/stats/12');
  });

  it('of one game leads to its page', () => {
    expect(sent([day(12), day(12)], { isConcurrent: true })).toBe('/sports/football/stats/12');
  });

  it('redirect a visitor once, and again for another game', () => {
    expect(sent(both, { isConcurrent: true, cookies: ['day-12', 'day-7'] })).toBeUndefined();
    expect(sent(both, { isConcurrent: true, cookies: ['day-12'] })).toBe('/gameday/concurrent.aspx?ids=12,7');
  });
});
