import { afterAll, beforeAll, expect, test } from 'vitest';

import { coachTenure } from '../../content/coaches/coach-tenure.ts';
import { coachingRecord } from '../../content/coaches/coaching-record.ts';
import { tableOf } from '../../db/content/tables.ts';
import { seasonImport } from '../../db/schema/season-import.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCoach, createCollege, createGame, createSeason, createSport } from '../../testing/factories.ts';
import type { CoachingRow } from './schema.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let coachId: number;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const { id: tenantId } = await createCollege(db, { slug: 'harbor' });
  const summit = await createCollege(db, { slug: 'summit' });
  const sport = await createSport(db, tenantId, 'mens-basketball');
  const sportId = sport.id;
  const before = await createSeason(db, sport, { title: '2024-25', isCurrent: false });
  const season = await createSeason(db, sport, { title: '2025-26' });
  const { personId } = await createCoach(db, before, { firstName: 'Ann', lastName: 'Ash' });
  ({ id: coachId } = await createCoach(db, season, { personId }));
  await createCoach(db, season, { firstName: 'Sol', lastName: 'Secret', isHeadCoach: false, hide: true });
  const final = { state: 8, type: 'R' as const };
  await createGame(db, before, {
    ...final,
    localDate: '2024-11-05',
    ourScore: 70,
    opponentScore: 60,
    conference: true,
  });
  await createGame(db, before, {
    ...final,
    localDate: '2024-11-09',
    ourScore: 80,
    opponentScore: 60,
    vacated: true,
    note: 'Ineligible player.',
  });
  await createGame(db, season, { ...final, localDate: '2025-11-05', ourScore: 61, opponentScore: 70 });
  await createGame(db, season, { ...final, localDate: '2025-11-09', ourScore: 71, opponentScore: 70 });
  await db.insert(tableOf(coachTenure)).values({
    tenantId,
    id: 1,
    sportId,
    coach: 'Lee Park',
    role: 'acting',
    startsOn: '2025-11-01',
    games: 1,
    note: 'Ash suspended',
  });
  await db.insert(tableOf(coachingRecord)).values([
    {
      tenantId,
      id: 1,
      sportId,
      season: 1921,
      coach: 'Ashford, Ned',
      wins: 7,
      losses: 2,
      ties: 1,
      source: 'Media guide',
    },
    { tenantId, id: 2, sportId, season: 1920, wins: 1, losses: 3, source: 'Media guide' },
    {
      tenantId,
      id: 3,
      sportId,
      season: 2024,
      coach: 'Ann Ash',
      wins: 2,
      losses: 0,
      placing: '1st',
      source: 'Media guide',
    },
  ]);
  const file = { fileName: 'season.xml', format: 'bsseas', sha256: 'a'.repeat(64), bytes: Buffer.from('') };
  const imported = await createSeason(db, sport, { title: '1990-91', isCurrent: false });
  await db.insert(seasonImport).values([
    { tenantId, seasonId: imported.id, id: 1, ...file, source: 'Old file', facts: { team: 'Harbor' } },
    {
      ...{ tenantId, seasonId: imported.id, id: 2, ...file, source: 'Season file', sourceDate: '1991-04-01' },
      facts: { team: 'Harbor', overall: '18-9-0', conferenceRecord: '7-5', coach: 'Ben Oak' },
    },
    {
      ...{ tenantId, seasonId: before.id, id: 3, ...file, source: 'Season file' },
      facts: { team: 'Harbor', overall: '3-0', coach: 'Ann Ash' },
    },
    // other spellings and coaches than those of the games
    {
      ...{ tenantId, seasonId: before.id, id: 4, ...file, source: 'Other file' },
      facts: { team: 'Harbor', overall: '3-0', coach: 'Anne Ashe' },
    },
    {
      ...{ tenantId, seasonId: season.id, id: 5, ...file, source: 'Other file' },
      facts: { team: 'Harbor', overall: '1-1', coach: 'Anne Ashe' },
    },
  ]);
  await createSport(db, summit.id, 'mens-basketball');
});
afterAll(() => site.close());

const text = ({ firstSeason, lastSeason, coach, overall, placing }: CoachingRow) =>
  [
    `${firstSeason}..${lastSeason}`,
    coach?.name,
    overall && `${overall.wins}-${overall.losses}-${overall.ties}`,
    placing,
  ]
    .filter(Boolean)
    .join(' ');

test('GET /Coaches/records/{sport}/year has the games of each coach, then imported lines', async () => {
  const { rows, total, coverage } = await site.json('/api/v2/Coaches/records/mens-basketball/year');
  expect(rows.map(text)).toEqual([
    '2025-26..2025-26 Lee Park 0-1-0',
    '2025-26..2025-26 Ann Ash 1-0-0',
    '2024-25..2024-25 Ann Ash 1-0-0 1st',
    '1990-91..1990-91 Ben Oak 18-9-0',
    '1921-22..1921-22 Ned Ashford 7-2-1',
    '1920-21..1920-21 1-3-0',
  ]);
  expect(rows[0].notes).toEqual(['Acting coach.', 'Ash suspended.']);
  expect(rows[2].notes).toEqual([
    '1 win vacated; 2-0 as played.',
    'Ineligible player.',
    'Media guide has 2-0; the games give the record shown.',
  ]);
  expect(total.overall).toEqual({ wins: 28, losses: 15, ties: 1, percentage: 0.648 });
  expect(coverage).toEqual([
    '2024-25 to 2025-26 from the games on our schedules.',
    '1990-91 as printed in Season file.',
    '1920-21 to 1921-22 as printed in Media guide.',
  ]);
});

test('GET /Coaches/records/{sport}/overall has the tenures and links the coaches with a bio', async () => {
  const { rows } = await site.json('/api/v2/Coaches/records/mbball/overall');
  expect(rows.map(text)).toEqual([
    '2025-26..2025-26 Lee Park 0-1-0',
    '2024-25..2025-26 Ann Ash 2-0-0',
    '1990-91..1990-91 Ben Oak 18-9-0',
    '1921-22..1921-22 Ned Ashford 7-2-1',
    '1920-21..1920-21 1-3-0',
  ]);
  expect(rows[1].coach.url).toBe(`/sports/mens-basketball/roster/coaches/ann-ash/${coachId}`);
  expect(rows[3].coach.url).toBeNull();
});

test('GET /Coaches/records/{sport}/year.csv is the same table', async () => {
  const response = await site.get('/api/v2/Coaches/records/mens-basketball/year.csv');
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toMatch(/^First season,Last season,Seasons,Coach,Role,W,L,T,Pct/);
  expect(lines[5]).toBe('1921-22,1921-22,1,Ned Ashford,head,7,2,1,0.750,,,,,,,line,Media guide,');
});

test('any other type of record is refused by name, and an unknown sport is not found', async () => {
  const response = await site.get('/api/v2/Coaches/records/mens-basketball/decade');
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe('type is "decade"; it has to be one of year, overall.');
  expect((await site.get('/api/v2/Coaches/records/quidditch/year')).status).toBe(404);
});

test('a college does not have the records of another', async () => {
  const { rows } = await site.json('/api/v2/Coaches/records/mens-basketball/year', 'summit.localhost');
  expect(rows).toEqual([]);
});

test('GET /Staff/members/{id} has the record as head coach; hidden staff and unknown ids are missing', async () => {
  const bio = await site.json(`/api/v2/Staff/members/${coachId}`);
  expect(bio).toMatchObject({
    url: `/sports/mens-basketball/roster/coaches/ann-ash/${coachId}`,
    season: { title: '2025-26' },
    seasons: [{ seasonTitle: '2025-26' }, { seasonTitle: '2024-25' }],
  });
  expect(bio.coached[0].rows.map(text)).toEqual([
    '2025-26..2025-26 Ann Ash 1-0-0',
    '2024-25..2024-25 Ann Ash 1-0-0 1st',
  ]);
  expect((await site.get(`/api/v2/Staff/members/${coachId + 1}`)).status).toBe(404);
  expect((await site.get('/api/v2/Staff/members/999')).status).toBe(404);
  expect((await site.get(`/api/v2/Staff/members/${coachId}`, {}, 'summit.localhost')).status).toBe(404);
});

test('GET /Staff/bySport/{sport} shows the current season, others by title or first year, and no hidden staff', async () => {
  const current = await site.json('/api/v2/Staff/bySport/mens-basketball');
  expect(current.season.title).toBe('2025-26');
  expect(current.coaches.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Ash']);
  expect((await site.json('/api/v2/Staff/bySport/mens-basketball?season=2024')).season.title).toBe('2024-25');
  expect((await site.get('/api/v2/Staff/bySport/mens-basketball?season=1950')).status).toBe(404);
});
