import { expect, test } from 'vitest';

import { href } from '../../../routing/routes.ts';
import { pageOfSport } from './complete-menu.ts';

test('the menu’s links to statistics and news have the URLs of the route table', () => {
  expect(pageOfSport('golf', 'stats')).toBe(href('cumeStats', { sportSlug: 'golf' }));
  expect(pageOfSport('golf', 'news')).toBe(href('sportNews', { sportSlug: 'golf' }));
});
