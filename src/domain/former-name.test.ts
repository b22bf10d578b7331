import { expect, test } from 'vitest';

import { isFormerName } from './former-name.ts';

test.each([
  ['ann-reed', 'ann-stone', true],
  ['Ann-Reed', 'anna-reed', true],
  ['ann%20reed', 'ann-reed', true],
  ['jose-o-neil', 'jose-oneil', true],
  ['john-smith', 'ann-reed', false],
  ['season', 'ann-reed', false],
  ['player', 'gary-player', false],
  ['jane-de-la-cruz', 'ann-de-la-rosa', false],
  ['ohio-st', 'ohio-state', true],
  ['iowa-state', 'michigan-state', false],
  ['', 'ann-reed', false],
])('"%s" may be a former name of "%s": %s', (named, now, expected) => {
  expect(isFormerName(named, now)).toBe(expected);
});
