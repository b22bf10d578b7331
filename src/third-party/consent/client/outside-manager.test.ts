import { expect, test } from 'vitest';

import { managerScript } from './outside-manager.ts';

const live = 'https://consent.example.com/cm/abc/airgap.js';

test('the test variant of the consent manager stands beside the live one', () => {
  expect(managerScript(live, false)).toBe(live);
  expect(managerScript(live, true)).toBe('https://consent.example.com/cm-test/abc/airgap.js');
});
