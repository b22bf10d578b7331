import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { coachingRecord } from '../../content/coaches/coaching-record.ts';
import { facility } from '../../content/facilities/facility.ts';
import { award } from '../../content/honors/award.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { letterwinner } from '../../content/letterwinners/letterwinner.ts';
import { sportFile } from '../../content/sport-files/sport-file.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { tableOf } from '../../db/content/tables.ts';
import { createTestApi } from '../../testing/api.ts';
import {
  createCoach,
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';
import { slugify } from '../../web/slug.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;

const players = [
  ['José', 'Martínez'],
  ['Shaq', 'O’Neil'],
  ['Will', 'Do'],
  ['Søren', 'Łódź'],
  ['Mary-Kate', 'St. John'],
  ['D’Andre', 'Johnson'],
  ['Katherine', 'Schmidt'],
  ['Ford', 'Mackenzie'],
  ['Anna', 'Fordham'],
  ['Christopher', 'Phillips'],
  ['Xavier', "O'Brien"],
  ['Gia', 'D’Angelo'],
  ['Noor', 'Haddad-Whitlock'],
];
const opponents = ['Prairie State', 'Saint Olaf', 'Miami (Ohio)', 'Texas A&M', 'St. Thomas'];
const stories = [
  ['Tides win the opener in overtime', 'A late field goal decided the game.'],
  ['Volleyball sweeps Northfield', 'Three straight sets on the road.'],
  ['Season tickets on sale Monday', 'Reserved seats start at 90 dollars.'],
  ['Lighthouse Cup returns to Harbor City', 'The rivalry trophy is back after four years.'],
  ['Swimmers break three school records', 'The relay touched in 3:14.'],
  ['New lights for the stadium', 'The stadium opens its gates at five.'],
  ['Parking moves north on game day', 'Shuttles run from the arena.'],
  ['Coach Thackeray wins her 300th game', 'Thackeray has been the coach since 2004.'],
  ['Tides beat Prairie State in the rain', 'Prairie State fumbled twice.'],
  ['Camp counselors wanted', 'A camp for children.'],
];
/** Places and pages, and what their texts mention besides. */
const facilities = [
  ['Harbor Natatorium', 'Swimming and diving. Parking is free.'],
  ['Breakwater Park', 'Home of baseball, with parking for 300 cars.'],
  ['Harbor Stadium', 'Football since 1931.'],
  ['Tidewater Arena', 'Basketball.'],
  ['Gull Meadow Tennis Center', 'Twelve courts beside the stadium.'],
];
const pages = [
  ['Game day parking at Harbor Stadium', 'Lots open four hours before kickoff.'],
  ['Softball camp information', 'Four days in June.'],
  ['Clear bag policy', 'One clear bag for each visitor.'],
  ['Walk-on tryouts', 'For students.'],
  ['Recruiting questionnaires', 'Forms for each sport.'],
];

beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const { id: tenantId } = await createCollege(db, { slug: 'harbor' });
  const football = await createSport(db, tenantId);
  const volleyball = await createSport(db, tenantId, 'womens-volleyball');
  for (const slug of ['mens-basketball', 'womens-basketball', 'womens-soccer', 'baseball', 'softball', 'mens-track'])
    await createSport(db, tenantId, slug).catch(() => undefined);
  const season = await createSeason(db, football, { title: '2026' });
  const fall = await createSeason(db, volleyball, { title: '2026' });
  for (const [firstName = '', lastName = ''] of players) await createPlayer(db, season, { firstName, lastName });
  const coach = await createCoach(db, season, { firstName: 'Dana', lastName: 'Whistle' });
  await createCoach(db, fall, { firstName: 'Rae', lastName: 'Lindqvist', kind: 'support', title: 'Athletic Trainer' });
  for (const title of opponents) {
    const { id: opponentId } = await createOpponent(db, tenantId, { title, slug: slugify(title) });
    await createGame(db, season, { opponentId });
  }
  for (const [title = '', content = ''] of stories)
    await createStory(db, tenantId, {
      slug: slugify(title),
      title,
      content: `<p>${content}</p>`,
      sportIds: [football.id],
    });
  const row = (id: number) => ({ tenantId, id, updatedAt: '2026-01-01T00:00:00Z' });
  await db.insert(tableOf(facility)).values(
    facilities.map(([title, about], index) => ({
      ...row(index + 1),
      title,
      about,
      location: 'Harbor City, MI',
    })) as never,
  );
  await db.insert(tableOf(sportFile)).values(
    pages.map(([title = '', summary], index) => ({
      ...row(index + 1),
      title,
      summary,
      slug: slugify(title),
      date: '2026-01-01',
    })) as never,
  );
  await createCoach(db, fall, { firstName: 'Rae', lastName: 'Thackeray', kind: 'coach', title: 'Head Coach' });
  await createPlayer(db, fall, { firstName: 'Zoe', lastName: 'Thackeray' });
  await createPlayer(db, fall, { firstName: 'Parker', lastName: 'Ames' });
  await db
    .insert(tableOf(hall))
    .values({ ...row(1), title: 'Tides Hall of Fame', slug: 'tides', position: 1 } as never);
  await db.insert(tableOf(inductee)).values({
    ...row(1),
    title: 'Bernadette Achterberg',
    hall: 1,
    inducted: 1999,
    sortName: 'Achterberg, Bernadette',
    summary: 'Record holder in the mile',
  } as never);
  await db
    .insert(tableOf(award))
    .values({ ...row(1), title: 'Golden Anchor', level: 'national', position: 1 } as never);
  await db
    .insert(tableOf(awardWinner))
    .values({ ...row(1), title: 'Winifred Oakes', award: 1, season: '1987', sport: football.id } as never);
  await db.insert(tableOf(staffMember)).values({
    ...row(1),
    firstName: 'Dana',
    lastName: 'Whistle',
    title: 'Compliance Liaison',
    person: coach.personId,
    position: 1,
  } as never);
  await db.insert(tableOf(letterwinner)).values({
    ...row(1),
    name: 'Ashford, Ned',
    sportId: football.id,
    years: '1926, 28-29',
    hometown: 'Quarry Lake, Mich.',
  } as never);
  await db.insert(tableOf(coachingRecord)).values(
    [1921, 1922, 1923].map((year, index) => ({
      ...row(index + 1),
      sportId: (index < 2 ? football : volleyball).id,
      season: year,
      coach: 'Thorpe, Cornelius',
    })) as never,
  );
});
afterAll(() => site.close());

type Result = { kind: string; title: string; summary: string | null; url: string };

const find = async (query: string): Promise<{ results: Result[]; correctedQuery?: string }> => {
  const { best, groups, ...rest } = await site.json(`/api/v2/search?${query}`);
  const results: Result[] = [...best, ...groups.flatMap(({ items }: { items: Result[] }) => items)];
  return { ...rest, results };
};

/** A query, the title of its first result, and the corrected query if it was misspelled. */
const recall: [query: string, first: string, corrected?: string][] = [
  // sports
  ['football', 'Football'],
  ['FOOTBALL', 'Football'],
  ['foot', 'Football'],
  ['football schedule', 'Football'],
  ['football roster', 'Football'],
  ['baseball stats', 'Baseball'],
  ['coaches football', 'Football'],
  ['womens volleyball', "Women's Volleyball"],
  ["women's volleyball", "Women's Volleyball"],
  ['women’s volleyball', "Women's Volleyball"],
  ['volleyball', "Women's Volleyball"],
  ['volly', "Women's Volleyball", 'volleyball'],
  ['volyball', "Women's Volleyball", 'volleyball'],
  ['vollyball', "Women's Volleyball", 'volleyball'],
  ['fotball', 'Football', 'football'],
  ['footbal', 'Football'],
  ['basektball', "Men's Basketball", 'basketball'],
  ['womens basketball', "Women's Basketball"],
  ['womens socer', "Women's Soccer", 'womens soccer'],
  ['softball', 'Softball'],
  ['sofball', 'Softball', 'softball'],
  ['football schedule 2026', 'Football'],
  ['2025-26 womens basketball roster', "Women's Basketball"],
  ['fotball schedule', 'Football', 'football schedule'],
  ['wvball', "Women's Volleyball"],
  ['mbball roster', "Men's Basketball"],
  // people
  ['jose', 'José Martínez'],
  ['José', 'José Martínez'],
  ['martinez', 'José Martínez'],
  ['jose martinez', 'José Martínez'],
  ['martinez jose', 'José Martínez'],
  ['martines', 'José Martínez', 'martinez'],
  ['oneil', 'Shaq O’Neil'],
  ["o'neil", 'Shaq O’Neil'],
  ['o’neil', 'Shaq O’Neil'],
  ['ONEIL', 'Shaq O’Neil'],
  ["shaq o'neil", 'Shaq O’Neil'],
  ['will do', 'Will Do'],
  ['soren', 'Søren Łódź'],
  ['lodz', 'Søren Łódź'],
  ['obrien', "Xavier O'Brien"],
  ['o brien', "Xavier O'Brien"],
  ['xavier obrine', "Xavier O'Brien", 'xavier obrien'],
  ["xavier o'brine", "Xavier O'Brien", 'xavier o brien'],
  ['dangelo', 'Gia D’Angelo'],
  ["d'angelo", 'Gia D’Angelo'],
  ['gia dangleo', 'Gia D’Angelo', 'gia dangelo'],
  ['haddad whitlock', 'Noor Haddad-Whitlock'],
  ['haddad-whitlock', 'Noor Haddad-Whitlock'],
  ['haddadwhitlock', 'Noor Haddad-Whitlock'],
  ['haddad-witlock', 'Noor Haddad-Whitlock', 'haddad whitlock'],
  ['hadadwhitlok', 'Noor Haddad-Whitlock', 'haddadwhitlock'],
  ['mary kate', 'Mary-Kate St. John'],
  ['marykate', 'Mary-Kate St. John'],
  ['st john', 'Mary-Kate St. John'],
  ['saint john', 'Mary-Kate St. John'],
  ['dandre', 'D’Andre Johnson'],
  ['jonhson', 'D’Andre Johnson', 'johnson'],
  ['jonson', 'D’Andre Johnson', 'johnson'],
  ['schmit', 'Katherine Schmidt', 'schmidt'],
  ['shmidt', 'Katherine Schmidt', 'schmidt'],
  ['kathrine', 'Katherine Schmidt', 'katherine'],
  ['ford', 'Ford Mackenzie'],
  ['fordh', 'Anna Fordham'],
  ['mackinzey', 'Ford Mackenzie', 'mackenzie'],
  ['mckensy', 'Ford Mackenzie', 'mackenzie'],
  ['fillips', 'Christopher Phillips', 'phillips'],
  ['dana whistle', 'Dana Whistle'],
  ['wistle', 'Dana Whistle', 'whistle'],
  ['lindqvist', 'Rae Lindqvist'],
  ['martinez football', 'José Martínez'],
  ["women's volleyball lindqvist", 'Rae Lindqvist'],
  ['martines football', 'José Martínez', 'martinez football'],
  // games
  ['prairie state', 'Football vs Prairie State'],
  ['prarie', 'Football vs Prairie State', 'prairie'],
  ['olaf', 'Football vs Saint Olaf'],
  ['st olaf', 'Football vs Saint Olaf'],
  ['St. Olaf', 'Football vs Saint Olaf'],
  ['saint thomas', 'Football vs St. Thomas'],
  ['sain', 'Football vs Saint Olaf'],
  ['miami ohio', 'Football vs Miami (Ohio)'],
  ['texas a&m', 'Football vs Texas A&M'],
  // stories
  ['winning the opener', 'Tides win the opener in overtime'],
  ['season tickets', 'Season tickets on sale Monday'],
  ['lighthouses', 'Lighthouse Cup returns to Harbor City'],
  ['rivalry trophy', 'Lighthouse Cup returns to Harbor City'],
  ['swimers records', 'Swimmers break three school records', 'swimmers records'],
  // content
  ['natatorium', 'Harbor Natatorium'],
  ['natatorum', 'Harbor Natatorium', 'natatorium'],
  ['hall of fame', 'Tides Hall of Fame'],
  ['achterberg', 'Bernadette Achterberg'],
  ['bernadette', 'Bernadette Achterberg'],
  ['golden anchor', 'Golden Anchor'],
  ['winifred', 'Winifred Oakes'],
  ['ned ashford', 'Ashford, Ned'],
  ['cornelius thorpe', 'Cornelius Thorpe'],
  ['thorp', 'Cornelius Thorpe'],
  ['compliance liaison', 'Dana Whistle'],
  // what terms name comes before what mentions them, across kinds
  ['stadium', 'Harbor Stadium'],
  ['harbor stadium', 'Harbor Stadium'],
  ['the stadium', 'Harbor Stadium'],
  ['stadum', 'Harbor Stadium', 'stadium'],
  ['stad', 'Harbor Stadium'],
  ['parking', 'Game day parking at Harbor Stadium'],
  ['game day parking', 'Game day parking at Harbor Stadium'],
  ['stadium parking', 'Game day parking at Harbor Stadium'],
  ['parking harbor', 'Game day parking at Harbor Stadium'],
  ['parkng', 'Game day parking at Harbor Stadium', 'parking'],
  ['breakwater', 'Breakwater Park'],
  ['breakwater park', 'Breakwater Park'],
  ['park', 'Breakwater Park'],
  ['arena', 'Tidewater Arena'],
  ['tidewater', 'Tidewater Arena'],
  ['tennis center', 'Gull Meadow Tennis Center'],
  ['tennis', 'Gull Meadow Tennis Center'],
  ['natatorium parking', 'Harbor Natatorium'],
  ['bag policy', 'Clear bag policy'],
  ['clear bag', 'Clear bag policy'],
  ['bags', 'Clear bag policy', 'bag'],
  ['camp', 'Softball camp information'],
  ['softball camp', 'Softball camp information'],
  ['tryouts', 'Walk-on tryouts'],
  ['walk on', 'Walk-on tryouts'],
  ['questionnaire', 'Recruiting questionnaires'],
  ['recruiting', 'Recruiting questionnaires'],
  // people by their roles
  ['coach thackeray', 'Rae Thackeray'],
  ['Coach Thackeray', 'Rae Thackeray'],
  ['head coach thackeray', 'Rae Thackeray'],
  ['thackeray coach', 'Rae Thackeray'],
  ['coach rae thackeray', 'Rae Thackeray'],
  ['volleyball coach thackeray', 'Rae Thackeray'],
  ['coach whistle', 'Dana Whistle'],
  ['athletic trainer lindqvist', 'Rae Lindqvist'],
  ['trainer lindqvist', 'Rae Lindqvist'],
  ['captain jose martinez', 'José Martínez'],
  ['parker', 'Parker Ames'],
  // an opponent's next game comes before what was written about it
  ['beat prairie state', 'Tides beat Prairie State in the rain'],
  ['prairie', 'Football vs Prairie State'],
  ['volleyball stories', "Women's Volleyball"],
  ['harbor city', 'Lighthouse Cup returns to Harbor City'],
  ['thackeray 300th', 'Coach Thackeray wins her 300th game'],
  // sections of the site
  ['staff directory', 'Staff directory'],
  ['calendar', 'Calendar'],
  ['rss', 'RSS feeds'],
  ['tickets', 'Tickets'],
];

describe('search recall', () => {
  it.each(recall)('%s finds %s first', async (query, first, corrected) => {
    const { results, correctedQuery } = await find(`q=${encodeURIComponent(query)}`);
    expect([results[0]?.title, correctedQuery]).toEqual([first, corrected]);
  });
});

test('a person is found with their own sport alone', async () => {
  expect((await find('q=lindqvist+football')).results).toEqual([]);
});

test('sections of the site are suggested after sports and people, before anything else', async () => {
  const { items } = await site.json('/api/v2/search/suggestions?q=hono');
  expect(items).toMatchObject([{ kind: 'page', title: 'Honors', detail: 'Page', url: '/honors' }]);
});

test('an entry of the staff directory is no result of its own beside the coach that it is about', async () => {
  const found = async (q: string) => (await find(`q=${q}`)).results.map(({ kind, title }) => [kind, title]);
  expect(await found('dana whistle')).toEqual([['person', 'Dana Whistle']]);
  expect(await found('compliance')).toEqual([['staffMember', 'Dana Whistle']]);
});

test('a coach of seasons without rosters is one result for each sport, linked to the records of its coaches', async () => {
  const { results } = await find('q=cornelius');
  expect(results.map(({ title, summary, url }) => [title, summary, url])).toEqual([
    ['Cornelius Thorpe', "Women's Volleyball", '/sports/womens-volleyball/coaches/overall'],
    ['Cornelius Thorpe', 'Football', '/sports/football/coaches/overall'],
  ]);
  expect((await site.json('/api/v2/search?q=cornelius')).total).toBe(2);
});

test('results of content say what they belong to and link to the page that has them', async () => {
  const summaries = async (q: string) => (await find(`q=${q}`)).results.map(({ summary, url }) => [summary, url]);
  expect(await summaries('achterberg')).toEqual([
    ['Tides Hall of Fame · Record holder in the mile', '/honors/tides/bernadette-achterberg/1'],
  ]);
  expect(await summaries('winifred')).toEqual([['Golden Anchor · Football', '/awards/1']]);
  expect(await summaries('ashford')).toEqual([
    ['Football · 1926, 28–29', '/sports/football/historical-roster?letter=A'],
  ]);
  expect(await summaries('whistle')).toEqual([
    ['Football · 2026 · Head Coach', '/sports/football/roster/coaches/dana-whistle/1'],
  ]);
});
