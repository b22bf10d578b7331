import { expect, test } from 'vitest';

import type { Standings } from '../../api/standings/schema.ts';
import { placeText } from './sport-band.tsx';

const standings = (title: string | null, conference: string | null) =>
  ({
    conference: conference && { title: conference },
    tables: [{ title, rows: [{ isOurs: true, place: 2, conferencePercentage: 0.5 }] }],
  }) as unknown as Standings;

test('the place is that in the division, else in the conference', () => {
  expect(placeText(standings('Lake Division', 'Inland Seas Conference'))).toBe('2nd in the Lake Division');
  expect(placeText(standings(null, 'Inland Seas Conference'))).toBe('2nd in the Inland Seas Conference');
  expect(placeText(standings(null, null))).toBe('2nd in the conference');
});
