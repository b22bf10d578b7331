import { expect, test } from 'vitest';

import { momentList } from './moment-list.ts';

// an event would need a place, which moments do not have
test('moments are no events in structured data', () => {
  const moment = { title: 'The Kick', date: '1998-11-14', summary: null, url: null, image: null };
  expect(momentList([moment as never])).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ item: { '@type': 'CreativeWork', name: 'The Kick', temporalCoverage: '1998-11-14' } }],
  });
});
