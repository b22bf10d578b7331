import type { Context } from 'hono';
import { isbot } from 'isbot';

import type { AppEnv } from './app-env.ts';

/** Crawlers get complete documents in reading order, without promotions, splash screens and third-party content. */
export const isCrawlerRequest = (c: Context<AppEnv>): boolean =>
  c.env?.fill?.isCrawler ?? isbot(c.req.header('user-agent'));
