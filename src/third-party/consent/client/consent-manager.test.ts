import { expect, test } from 'vitest';

import { consentManagerScript } from './consent-manager.ts';

const live = 'https://consent.example.com/cm/abc/airgap.js';

test('the test variant of the consent manager has its own path', () => {
  expect(consentManagerScript(live, false)).toBe(live);
  expect(consentManagerScript(live, true)).toBe('https://consent.example.com/cm-test/abc/airgap.js');
});
