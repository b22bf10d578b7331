import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { serviceAddress } from './service-addresses.ts';

test('addresses have their parameters, and the values of their query that are given', () => {
  expect(serviceAddress('liveGame', { gameId: 12 })).toBe('/api/v2/live/12');
  expect(serviceAddress('liveGames', { gameIds: '3,12' })).toBe('/api/v2/live/games/3,12');
  expect(serviceAddress('calendarIcs', {}, { path: 'football', schedule_id: undefined })).toBe(
    '/calendar.ashx/calendar.ics?path=football',
  );
});

test('is typed from the table', () => {
  // @ts-expect-error the path requires a parameter
  expect(serviceAddress('liveGame')).toContain('undefined');
  // @ts-expect-error a parameter that the path does not have
  expect(serviceAddress('liveGame', { id: 12 })).toContain('undefined');
});

test('pages and islands type no address of a feed, service or resource', () => {
  const typed = /(['"`])(?:\/api\/v2\/|\/services\/|\/[\w./]*\.(?:ashx|aspx))/;
  const files = globSync('src/{features,ui,third-party}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => typed.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
