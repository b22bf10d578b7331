import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordMark } from '../../content/records/record-mark.ts';
import { tableOf } from '../../db/content/tables.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createBoxPlayer, createBoxScore } from '../../testing/box-score-factories.ts';
import { createGame, createOpponent, createPlayer, createSeason, createSport } from '../../testing/factories.ts';
import type { BookList, RecordBook } from './schema.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const { db, harborId, summitId } = site;
  const addCollege = async (tenantId: number, name: string, points: number) => {
    const sport = await createSport(db, tenantId, 'mens-basketball', { family: 'basketball' });
    const opponent = await createOpponent(db, tenantId, { title: 'Elm', slug: 'elm' });
    for (const [year, title] of [
      [2024, '2024-25'],
      [2025, '2025-26'],
    ] as const) {
      const dates = { startDate: `${year}-09-15`, endDate: `${year + 1}-04-15` };
      const season = await createSeason(db, sport, { title, isCurrent: year === 2025, ...dates });
      const player = await createPlayer(db, season, { firstName: 'Ann', lastName: name, jersey: '7' });
      const game = await createGame(db, season, {
        opponentId: opponent.id,
        localDate: `${year}-12-01`,
        ourScore: points + 40,
        opponentScore: 50,
      });
      await createBoxScore(db, game, { family: 'basketball', home: { stats: { box: { pts: points + 40 } } } });
      await createBoxPlayer(db, game, { rosterPlayerId: player.id, stats: { box: { pts: points + year - 2024 } } });
    }
    return sport;
  };
  const { id: sportId } = await addCollege(harborId, 'Ash', 30);
  await addCollege(summitId, 'Secret', 90);
  const mark = { tenantId: harborId, sportId, subject: 'individual', span: 'game', title: 'Points', source: 'Guide' };
  await db.insert(tableOf(recordMark)).values([
    { ...mark, id: 1, mark: '44', holder: 'Ned Old', season: '1950-51' },
    { ...mark, id: 2, subject: 'team', mark: '120', season: '1950-51' },
  ] as never);
});
afterAll(() => site.close());

const base = '/api/v2/Records/mens-basketball';
const listOf = ({ lists }: RecordBook, subject: string, span: string, title: string): BookList['marks'] =>
  lists.find((list) => list.subject === subject && list.span === span && list.title === title)?.marks ?? [];

describe('GET /Records/{sport}', () => {
  it('has single-game, season and career records, with entered marks among them', async () => {
    const book: RecordBook = await site.json(base);
    expect(book.since).toEqual({ results: '2024-25', statistics: '2024-25' });
    expect(listOf(book, 'individual', 'game', 'Points')).toMatchObject([
      { rank: 1, mark: '44', holder: 'Ned Old', source: 'Guide', seasons: '1950-51' },
      { rank: 2, mark: '31', holder: 'Ann Ash', opponent: 'vs Elm', date: '2025-12-01', source: null },
      { rank: 3, mark: '30', holder: 'Ann Ash' },
    ]);
    expect(listOf(book, 'individual', 'season', 'Points').map(({ mark }) => mark)).toEqual(['31', '30']);
    expect(listOf(book, 'team', 'game', 'Most points')).toMatchObject([
      { mark: '120', source: 'Guide' },
      { mark: '70', holder: null },
      {},
    ]);
    expect(listOf(book, 'team', 'game', 'Points')).toEqual([]);
    expect(JSON.stringify(book)).not.toContain('Secret');
  });

  it('has one subject and span on request, also as CSV', async () => {
    const book: RecordBook = await site.json(`${base}?subject=team&span=game`);
    expect(new Set(book.lists.map(({ subject, span }) => `${subject} ${span}`))).toEqual(new Set(['team game']));
    const csv = await (await site.get(`${base}.csv?subject=team&span=game`)).text();
    expect(csv).toContain('team,game,Most points,2,70,,2024-25,2024-12-01,vs Elm,');
  });

  it('has the marks of one person on request, with their ranks', async () => {
    const { lists }: RecordBook = await site.json(base);
    const person = lists.flatMap(({ marks }) => marks).find(({ mark, source }) => mark === '31' && !source);
    const held: RecordBook = await site.json(`${base}?personId=${person?.personId}`);
    expect(listOf(held, 'individual', 'game', 'Points').map(({ rank, mark }) => [rank, mark])).toEqual([[2, '31']]);
    expect(listOf(held, 'individual', 'season', 'Points').map(({ rank }) => rank)).toEqual([1]);
    expect(held.lists.filter(({ subject }) => subject === 'team')).toEqual([]);
  });

  it('has exactly the marks of a person that the whole book has', async () => {
    const marksOf = ({ lists }: RecordBook, personId?: number) =>
      lists.flatMap(({ id, subject, span, marks }) =>
        marks.flatMap((mark) =>
          mark.personId !== null && (personId ?? mark.personId) === mark.personId ? [{ id, subject, span, mark }] : [],
        ),
      );
    const book: RecordBook = await site.json(base);
    const people = [...new Set(marksOf(book).map(({ mark }) => Number(mark.personId)))];
    expect(people.length).toBeGreaterThan(0);
    for (const personId of people)
      expect(marksOf(await site.json(`${base}?personId=${personId}`))).toEqual(marksOf(book, personId));
  });

  it.each([
    ['/api/v2/Records/chess', 404, 'sport is "chess"'],
    [`${base}?span=week`, 400, 'span is "week"'],
  ])('%s names the value and the remedy', async (address, status, detail) => {
    const response = await site.get(address);
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toContain(detail);
  });
});
