import { expect, it } from 'vitest';

import { getRoute } from '../../routing/routes.ts';
import { layoutFlags } from './layout-flags.ts';

it.each(['home', 'sport'] as const)('%s is full width with a style of its own', (name) => {
  const { isFullWidth, isFullScreen, pageClass } = layoutFlags(getRoute(name));
  expect([isFullWidth, isFullScreen]).toEqual([true, false]);
  expect(pageClass).not.toBe('common-page');
});

it.each(['schedule', 'roster', 'rosterBio', 'notFound'] as const)('%s is a common page', (name) => {
  expect(layoutFlags(getRoute(name))).toEqual({
    isFullWidth: false,
    isFullScreen: false,
    isAlone: false,
    pageClass: 'common-page',
  });
});

it('a missing page is a common page', () => {
  expect(layoutFlags(undefined).pageClass).toBe('common-page');
});

it.each(['story', 'hiddenStory'])('%s is full screen whatever its row says', (name) => {
  expect(layoutFlags({ name })).toMatchObject({ isFullScreen: true, isAlone: false });
});

it.each([
  { name: 'schedulePrint', view: 'print' },
  { name: 'scheduleText', view: 'text' },
  { name: 'splash' },
  { name: 'hiddenSplash' },
] as const)('$name is full screen and alone', (route) => {
  expect(layoutFlags(route)).toMatchObject({ isFullScreen: true, isAlone: true });
});

it('other routes take their flags from the route table', () => {
  expect(layoutFlags({ name: 'gameCenter', fullWidth: true })).toMatchObject({
    isFullWidth: true,
    isFullScreen: false,
  });
  expect(layoutFlags({ name: 'x', fullScreen: true })).toMatchObject({ isFullWidth: false, isFullScreen: true });
});
