import { expect, test } from 'vitest';

import { parseSwitches } from './switches.ts';

const switches = (query: string) => parseSwitches(new URLSearchParams(query));

test('every feature is on without a query', () => {
  const { isDisabled, ...others } = switches('q=football');
  expect(others).toEqual({ isManagerDisabled: false, isTestBundle: false, areTagsEnabled: true });
  expect(isDisabled('gtm', 'GTM-1')).toBe(false);
});

test.each(['true', 'client'])('disable_gtm=%s disables every provider', (value) => {
  const { isDisabled } = switches(`disable_gtm=${value}`);
  expect([isDisabled('gtm', 'GTM-1'), isDisabled('ga', 'G-1')]).toEqual([true, true]);
});

test('disable_gtm with a provider or an id disables only that one', () => {
  expect(switches('disable_gtm=gtm').isDisabled('gtm', 'GTM-1')).toBe(true);
  expect(switches('disable_gtm=gtm').isDisabled('ga', 'G-1')).toBe(false);
  expect(switches('disable_gtm=gtm-2').isDisabled('gtm', 'GTM-2')).toBe(true);
  expect(switches('disable_gtm=gtm-2').isDisabled('gtm', 'GTM-1')).toBe(false);
});

test('other switches require the exact value of the specification', () => {
  expect(switches('disable_airgap=true').isManagerDisabled).toBe(true);
  expect(switches('disable_airgap=1').isManagerDisabled).toBe(false);
  expect(switches('transcend_test_bundle=true').isTestBundle).toBe(true);
  expect(switches('tracking_tags_enabled=false').areTagsEnabled).toBe(false);
  expect(switches('tracking_tags_enabled=0').areTagsEnabled).toBe(true);
});
