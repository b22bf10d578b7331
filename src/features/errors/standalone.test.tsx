import { describe, expect, test } from 'vitest';

import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { themeColorsOf } from '../../domain/theme.ts';
import { themeHref } from '../../ui/theme/stylesheet.ts';
import { renderErrorDocument, renderOutsideDocument, renderUnknownHostDocument } from './standalone.ssr.tsx';

const tenant = {
  name: 'Lakeshore University',
  logo: '/media/logo.svg',
  primaryColor: '#0b3d2e',
  secondaryColor: '#f2a900',
  accentColor: '#7a1f2b',
  settings: { supportEmail: 'athletics@lakeshore.example' },
} as unknown as Tenant;

const game = {
  id: 12,
  date: '2026-09-05T18:00:00',
  time: '6 p.m.',
  gameState: 8,
  atVs: 'vs',
  opponent: { title: 'Tamarack' },
  result: { status: 'W', teamScore: '27', opponentScore: '10' },
  boxscoreUrl: '/sports/football/stats/2026/tamarack/boxscore/12',
  sport: { title: 'Football', shortName: 'fball', globalSportNameSlug: 'football' },
  season: { title: '2026' },
} as unknown as ScheduleGame;

const error = { tenant, supportEmail: 'help@example.edu', message: undefined, nonce: 'n' };
const documents = {
  error: renderErrorDocument(error),
  'games of the day': renderOutsideDocument({ tenant, games: [game], nonce: 'n' }),
  'another program': renderOutsideDocument({ tenant, games: [], nonce: 'n' }),
};

describe.each(Object.entries(documents))('the document of %s', (_, html) => {
  test('has the header, type and colours of the college', () => {
    expect(html).toMatch(
      /<header class="college-band" data-ground="primary"><a [^>]*href="\/"[^>]*>.*Lakeshore University<\/a>/,
    );
    expect(html).toContain(`<link rel="stylesheet" href="${themeHref(themeColorsOf(tenant))}"/>`);
    expect(html).toContain('<style nonce="n">');
  });
});

test('the error document names the college’s own address, and the server’s where no college is known', () => {
  expect(documents.error).toContain('mailto:athletics@lakeshore.example');
  const unknown = renderErrorDocument({ ...error, tenant: undefined });
  expect(unknown).toContain('mailto:help@example.edu');
  expect(unknown).not.toContain('college-band');
});

test('games of the day are listed with their result and lead to their box score', () => {
  expect(documents['games of the day']).toContain(
    '<a href="/sports/football/stats/2026/tamarack/boxscore/12">vs Tamarack</a><b>W 27–10</b>',
  );
});

test('a host of no college is named, escaped', () => {
  const html = renderUnknownHostDocument({ host: '<b>atlantis', nonce: 'n' });
  expect(html).toContain('&lt;b&gt;atlantis');
  expect(html).toMatch(/<link rel="stylesheet" href="\/theme\//);
});
