import { expect, test } from 'vitest';

import type { Schedule } from '../../api/schedule/schema.ts';
import { gameState } from '../../domain/game-state.ts';
import type { Sport } from '../../domain/sport.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { scheduleFormats } from './schedule-formats.ts';

const titles = (state: number, { family = 'soccer', settings = {} } = {}) => {
  const sport = {
    title: 'Soccer',
    shortName: 'wsoc',
    globalSportNameSlug: 'womens-soccer',
    family,
  } as unknown as Sport;
  const schedule = { id: 1, season: { title: '2026' }, games: [{ gameState: state }] } as unknown as Schedule;
  const context = { tenant: { settings } } as unknown as RequestContext;
  return runWithRequestContext(context, () => scheduleFormats(sport, schedule).map(({ title }) => title));
};

test.each<[name: string, isOffered: boolean, ...Parameters<typeof titles>]>([
  ['with games to come', true, gameState.Scheduled],
  ['with a live game', true, gameState.Live],
  ['whose games are over', false, gameState.GameComplete],
  ['of meets', false, gameState.Scheduled, { family: 'meet' }],
  ['of a college that turned them off', false, gameState.Scheduled, { settings: { scoreNotifications: false } }],
])('notifications of scores are offered with a schedule as it needs: %s', (_, isOffered, ...given) => {
  expect(titles(...given).includes('Score alerts')).toBe(isOffered);
});
