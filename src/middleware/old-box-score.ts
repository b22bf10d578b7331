import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

const ADDRESS = /^\/boxscore\.aspx$/i;
const GAME_ID = /^[1-9]\d{0,8}$/;

/**
 * Leads `/boxscore.aspx?id=N` to the box score of the game. Programs of the field take the id out of that address in
 * `result.boxScore` of the API, so it stays there, and people who follow it arrive.
 */
export const oldBoxScore = () =>
  createMiddleware<AppEnv>(async function oldBoxScore(c, next) {
    if (!ADDRESS.test(c.req.path)) return next();
    const { api } = c.var;
    if (!api) throw new Error('oldBoxScore needs the tenant middleware before it');
    const id = Object.entries(c.req.query()).find(([name]) => name.toLowerCase() === 'id')?.[1] ?? '';
    const game = GAME_ID.test(id) ? await api.games.get(Number(id)) : undefined;
    return game?.boxscoreUrl ? c.redirect(game.boxscoreUrl, 301) : next();
  });
