import { Hono } from 'hono';
import { expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import type { AppEnv } from './app-env.ts';
import { oldBoxScore } from './old-box-score.ts';

const boxscoreUrl = '/sports/football/stats/2026/tamarack/boxscore/12';
const get = async (id: number) => ({ 12: { boxscoreUrl }, 13: { boxscoreUrl: null } })[id];

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('api', { games: { get } } as unknown as ApiClient);
    await next();
  })
  .use(oldBoxScore())
  .notFound((c) => c.text('missing', 404));

test.each(['/boxscore.aspx?id=12', '/BoxScore.aspx?ID=12&path=football'])(
  'GET %s → 301 to the page of game 12',
  async (address) => {
    const response = await app.request(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(boxscoreUrl);
  },
);

test.each(['?id=13', '?id=99', '?id=-1', '?id=1e3', '?id=%2F%2Fevil.example', '', '?id=99999999999999999999'])(
  'GET /boxscore.aspx%s → nothing is there',
  async (query) => {
    expect((await app.request(`/boxscore.aspx${query}`)).status).toBe(404);
  },
);
