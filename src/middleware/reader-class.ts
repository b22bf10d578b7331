import type { Context } from 'hono';
import { isbot } from 'isbot';

import type { AppEnv } from './app-env.ts';

/** Crawlers get complete documents in reading order, without what is only for people. */
export const isCrawlerRequest = (c: Context<AppEnv>): boolean =>
  c.env?.fill?.isCrawler ?? isbot(c.req.header('user-agent'));
