import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi } from '../../testing/api.ts';
import { createBoxScore } from '../../testing/box-score-factories.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tonight: number;
let meet: number;
let hosted: number;
let first: number;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const { id } = await createCollege(db, { slug: 'harbor' });
  const { id: summit } = await createCollege(db, { slug: 'summit' });
  const debut = await createSeason(db, await createSport(db, summit));
  first = (await createGame(db, debut, { opponentId: (await createOpponent(db, summit)).id })).id;
  const football = await createSport(db, id, 'football', { instagramName: 'harborfb', facebookPage: 'harbor' });
  const soccer = await createSport(db, id, 'womens-soccer');
  const last = await createSeason(db, football, { title: '2024', isCurrent: false });
  const season = await createSeason(db, football);
  const rival = (await createOpponent(db, id)).id;
  const other = (await createOpponent(db, id, { title: 'Westfield', slug: 'westfield' })).id;
  const against = { opponentId: rival };
  await createGame(db, last, { ...against, localDate: '2024-08-20', ourScore: 50, opponentScore: 0, type: 'E' });
  await createGame(db, last, { ...against, localDate: '2024-09-01', ourScore: 10, opponentScore: 24 });
  await createGame(db, last, { ...against, localDate: '2024-10-01', ourScore: 7, opponentScore: 3, vacated: true });
  const won = await createGame(db, season, {
    ...against,
    localDate: '2026-09-01',
    ourScore: 27,
    opponentScore: 24,
    periodsPlayed: 5,
    conference: true,
  });
  await createBoxScore(db, won);
  await createGame(db, season, { ...against, localDate: '2026-09-02', state: 6 });
  await createGame(db, season, { opponentId: other, localDate: '2026-09-03', ourScore: 0, opponentScore: 3 });
  await createGame(db, await createSeason(db, soccer), { ...against, ourScore: 1, opponentScore: 0 });
  const preview = await createStory(db, id, { title: 'What to look for' });
  const recap = await createStory(db, id, { title: 'Kept back', access: 'hidden' });
  const row = await createGame(db, season, {
    ...against,
    localDate: '2026-09-10',
    previewStoryId: preview.id,
    recapStoryId: recap.id,
  });
  tonight = row.id;
  await createBoxScore(db, row, { complete: false, away: { record: '3-1', conferenceRecord: '1-0' } });
  await createGame(db, season, { ...against, localDate: '2026-11-10', ourScore: 1, opponentScore: 2 });
  meet = (await createGame(db, season, { title: 'Harbor Invitational' })).id;
  hosted = (await createGame(db, season, { ...against, hostedNotOurs: true })).id;
});
afterAll(() => site.close());

const center = (id: number) => site.json(`/api/v2/GameCenter/${id}`);

it('records are the college’s current one and the opponent’s as given in the game’s file', async () => {
  expect((await center(tonight)).records).toEqual({
    team: { overall: '1-2', conference: '1-0' },
    opponent: { overall: '3-1', conference: '1-0' },
  });
});

it('a series counts the games of all seasons before this one, in this sport against this opponent', async () => {
  expect((await center(tonight)).series).toMatchObject({ wins: 1, losses: 1, ties: 0, firstSeason: '2024' });
});

it('earlier meetings are newest first with result and box score, without exhibitions and vacated wins', async () => {
  const { meetings } = (await center(tonight)).series;
  expect(meetings).toEqual([
    {
      gameId: expect.any(Number),
      date: '2026-09-01',
      locationIndicator: 'H',
      outcome: 'W',
      teamScore: '27',
      opponentScore: '24',
      overtime: 'OT',
      boxscoreUrl: expect.stringMatching(/^\/sports\/football\/stats\/2026\/northfield\/boxscore\/\d+$/),
    },
    expect.objectContaining({ date: '2024-09-01', outcome: 'L', boxscoreUrl: null }),
  ]);
});

it('the first meeting has an empty series', async () => {
  const { series, records, social } = await site.json(`/api/v2/GameCenter/${first}`, 'summit.localhost');
  expect(series).toEqual({ wins: 0, losses: 0, ties: 0, firstSeason: null, meetings: [], url: null });
  expect(records.team).toEqual({ overall: null, conference: null });
  expect(social).toEqual([]);
});

it('a hidden story is omitted', async () => {
  const answer = await center(tonight);
  expect(answer.stories).toMatchObject({ preview: { title: 'What to look for' }, recap: null });
  expect(JSON.stringify(answer)).not.toContain('Kept back');
});

it('the sport’s own accounts are named with their addresses', async () => {
  expect((await center(tonight)).social).toEqual([
    { channel: 'Facebook', url: 'https://www.facebook.com/harbor' },
    { channel: 'Instagram', url: 'https://www.instagram.com/harborfb' },
  ]);
});

it('meets, games between other schools and unknown games have no game center', async () => {
  for (const id of [meet, hosted, 9999]) expect((await site.get(`/api/v2/GameCenter/${id}`)).status).toBe(404);
  expect((await site.get(`/api/v2/GameCenter/${tonight}`, {}, 'summit.localhost')).status).toBe(404);
});
