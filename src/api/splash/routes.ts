import { randomUUID } from 'node:crypto';

import { nextChange } from '../../domain/display-dates.ts';
import { chooseSplash } from '../../domain/splash.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { cacheBuster, idOf, recordKey, required, sportIdOrHome } from '../parameters.ts';
import { findAnySplash, findSplash, findSplashes, saveClick } from './queries.ts';
import { toSplash } from './reshape.ts';
import { type Splash, splashAnswer } from './schema.ts';

const answerOf = (splash: Splash, expiresAt: number | undefined) => ({
  body: { data: splash },
  tags: ['splash', `splash:${splash.id}`],
  expiresAt,
});

export const splashEndpoints = [
  endpoint({
    path: '/Splash/{sportId}',
    summary: 'The splash screen of the home page or a sport home: the one that started last, or the next to start',
    parameters: { sportId: sportIdOrHome },
    answer: splashAnswer,
    mayBeEmpty: true,
    respond: async ({ db, tenant, values: { sportId } }) => {
      const now = Date.now();
      const rows = await findSplashes(db, tenant.id, sportId || null, new Date(now).toISOString());
      const splashes = rows.map(toSplash);
      const splash = chooseSplash(splashes, now);
      return splash ? answerOf(splash, nextChange(splashes, now)) : noContent('splash');
    },
  }),
  endpoint({
    path: '/Splash',
    summary: 'One splash',
    parameters: { splashId: required(idOf('splash')) },
    answer: splashAnswer,
    mayBeEmpty: true,
    respond: async ({ db, tenant, values: { splashId } }) => {
      const now = Date.now();
      const row = await findSplash(db, tenant.id, splashId, new Date(now).toISOString());
      if (!row) return noContent('splash', `splash:${splashId}`);
      const splash = toSplash(row);
      return answerOf(splash, nextChange([splash], now));
    },
  }),
  endpoint({
    path: '/Hidden/Splash',
    summary: 'One splash screen, including hidden, future and ended ones',
    parameters: { splashId: required(idOf('splash')), t: cacheBuster },
    answer: splashAnswer,
    mayBeEmpty: true,
    staffOnly: true,
    respond: async ({ db, tenant, values: { splashId } }) => {
      const row = await findAnySplash(db, tenant.id, splashId);
      return row ? answerOf(toSplash(row), undefined) : noContent('splash', `splash:${splashId}`);
    },
  }),
  endpoint({
    path: '/Splash/click/{splashId}',
    summary: 'Counts a click on a splash',
    parameters: { splashId: idOf('splash'), key: recordKey('click') },
    recorded: true,
    respond: async ({ db, tenant, values: { splashId, key = randomUUID() } }) =>
      (await saveClick(db, tenant.id, splashId, key)) ? noContent() : undefined,
  }),
];
