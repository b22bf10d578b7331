import { randomUUID } from 'node:crypto';

import { nextChange } from '../../domain/display-dates.ts';
import { chooseSplash } from '../../domain/splash.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { findAnySplash, findSplash, findSplashes, saveClick } from './queries.ts';
import { toSplash } from './reshape.ts';
import { type Splash, splashContract } from './schema.ts';

const responseOf = (splash: Splash, expiresAt: number | undefined) => ({
  body: { data: splash },
  tags: ['splash', `splash:${splash.id}`],
  expiresAt,
});

export const splashEndpoints = [
  endpoint(splashContract.forSport, async ({ db, tenant, values: { sportId } }) => {
    const now = Date.now();
    const rows = await findSplashes(db, tenant.id, sportId || null, new Date(now).toISOString());
    const splashes = rows.map(toSplash);
    const splash = chooseSplash(splashes, now);
    return splash ? responseOf(splash, nextChange(splashes, now)) : noContent('splash');
  }),
  endpoint(splashContract.get, async ({ db, tenant, values: { splashId } }) => {
    const now = Date.now();
    const row = await findSplash(db, tenant.id, splashId, new Date(now).toISOString());
    if (!row) return noContent('splash', `splash:${splashId}`);
    const splash = toSplash(row);
    return responseOf(splash, nextChange([splash], now));
  }),
  endpoint(splashContract.hidden, async ({ db, tenant, values: { splashId } }) => {
    const row = await findAnySplash(db, tenant.id, splashId);
    return row ? responseOf(toSplash(row), undefined) : noContent('splash', `splash:${splashId}`);
  }),
  endpoint(splashContract.click, async ({ db, tenant, values: { splashId, key = randomUUID() } }) =>
    (await saveClick(db, tenant.id, splashId, key)) ? noContent() : undefined,
  ),
];
