import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ContentKind } from '../../content/define-content.ts';
import type { Fields } from '../../content/fields/field.ts';
import { conferenceResult } from '../../content/standings/conference-result.ts';
import { standing } from '../../content/standings/standing.ts';
import { writeRows } from '../../editing/write-rows.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createConference, createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import type { Standings } from './schema.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
  const { db, harborId } = site;
  const conference = await createConference(db, harborId);
  const elm = await createOpponent(db, harborId, { title: 'Elm', slug: 'elm', logo: '/elm.svg' });
  const play = async (slug: string, family: 'soccer' | 'basketball', ourScore: number) => {
    const sport = await createSport(db, harborId, slug, { family, displayOpponentHistory: true });
    const season = await createSeason(db, sport, { conferenceId: conference.id });
    const decided = { opponentId: elm.id, conference: true, localDate: '2026-10-03', opponentScore: 1 };
    await createGame(db, season, { ...decided, ourScore });
    await createGame(db, season, { ...decided, ourScore: 0, conferenceTournament: true, localDate: '2026-11-08' });
  };
  await play('womens-soccer', 'soccer', 3);
  await play('mens-basketball', 'basketball', 70);
  const harbor = await site.tenants.findByHost('harbor.localhost');
  if (!harbor) throw new Error('the college harbor is missing');
  const write = <F extends Fields>(kind: ContentKind<F>, rows: Record<string, unknown>[]) =>
    writeRows(
      site.database,
      kind,
      rows.map((values) => ({ values: { season: '2026', ...values } })),
      { tenant: harbor, actor: 'test' },
    );
  const result = (away: string, awayScore: number, home: string, homeScore: number, date: string) => ({
    sport: 'womens-soccer',
    away,
    awayScore,
    home,
    homeScore,
    date,
  });
  await write(conferenceResult, [
    result('Oak', 2, 'ELM', 2, '2026-10-10'),
    { ...result('Fir', 0, 'Oak', 4, '2026-10-17'), isConference: false },
  ]);
  await write(standing, [
    { sport: 'mens-basketball', team: 'Elm', conference: '4–1', overall: '9-3', streak: 'W2', through: '2026-12-01' },
    { sport: 'mens-basketball', team: 'harbor', conference: '0-3' },
  ]);
});
afterAll(() => site.close());

const base = '/api/v2/Standings';

describe('GET /Standings/{sport}/{season}', () => {
  it('derives the lines of all teams from our games and entered results', async () => {
    const { tables, through, order, seasons }: Standings = await site.json(`${base}/womens-soccer/2026`);
    expect({ through, order, seasons }).toEqual({ through: '2026-11-08', order: 'points', seasons: ['2026'] });
    expect(tables).toMatchObject([
      {
        title: null,
        rows: [
          { team: 'harbor', isOurs: true, isDerived: true, conference: '1-0', points: 3, overall: '1-1', url: null },
          { team: 'Oak', conference: '0-0-1', points: 1, overall: '1-0-1', home: '1-0', logo: null },
          { team: 'Elm', conference: '0-1-1', points: 1, logo: '/elm.svg', url: expect.stringContaining('/elm/') },
        ],
      },
    ]);
  });

  it('has published lines beside our own, which is derived from our games', async () => {
    const { tables, order }: Standings = await site.json(`${base}/mens-basketball/2026`);
    expect(order).toBe('percentage');
    expect(tables[0]?.rows).toMatchObject([
      { team: 'harbor', isDerived: true, conference: '1-0', gamesBack: 0, overall: '1-1' },
      { team: 'Elm', isDerived: false, conference: '4-1', gamesBack: -1, overall: '9-3', home: null, streak: 'W2' },
    ]);
  });

  it('has every figure as CSV', async () => {
    const csv = await (await site.get(`${base}/mens-basketball/2026.csv`)).text();
    expect(csv).toContain(',2,Elm,4-1,0.8,,-1,9-3,0.75,,,W2');
  });

  it.each([
    [`${base}/chess/2026`, 404, 'sport is "chess"'],
    [`${base}/womens-soccer/1999`, 404, 'season is "1999"'],
    [`${base}/womens-soccer/spring`, 400, 'season is "spring"'],
  ])('%s names the value and the remedy', async (address, status, detail) => {
    const response = await site.get(address);
    expect(response.status).toBe(status);
    expect((await response.json()).detail).toContain(detail);
  });

  it('does not have the standings of another college', async () => {
    expect((await site.get(`${base}/womens-soccer/2026`, {}, 'summit.localhost')).status).toBe(404);
  });
});
