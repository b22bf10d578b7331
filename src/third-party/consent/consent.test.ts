import { describe, expect, test } from 'vitest';

import { choiceMaxAge, consentKinds, consentOf, consentOfPurposes, parseChoice } from './consent.ts';

const all = (state: string) => Object.fromEntries(consentKinds.map((kind) => [kind, state]));

describe('consent', () => {
  test('has the four kinds of consent mode v2', () => {
    expect(consentKinds).toEqual(['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization']);
  });

  test('is denied before a choice and after declining', () => {
    expect(consentOf(undefined, false)).toEqual(all('denied'));
    expect(consentOf('declined', false)).toEqual(all('denied'));
  });

  test('is granted for all kinds when accepted', () => {
    expect(consentOf('accepted', false)).toEqual(all('granted'));
  });

  test('is denied for advertising if the browser sends Sec-GPC', () => {
    expect(consentOf('accepted', true)).toEqual({ ...all('denied'), analytics_storage: 'granted' });
    expect(consentOfPurposes({ Advertising: true, Analytics: true }, true)).toEqual({
      ...all('denied'),
      analytics_storage: 'granted',
    });
  });

  test('of a consent manager follows its purposes, and unset purposes are denied', () => {
    expect(consentOfPurposes({ Advertising: true, Analytics: true }, false)).toEqual(all('granted'));
    expect(consentOfPurposes({ Advertising: 'Auto', Analytics: 'Auto' }, false)).toEqual(all('denied'));
    expect(consentOfPurposes({}, false)).toEqual(all('denied'));
  });

  test('is stored for 180 days, and other cookie values are ignored', () => {
    expect(choiceMaxAge).toBe(180 * 24 * 60 * 60 * 1000);
    expect(['accepted', 'declined', 'granted', '', undefined].map(parseChoice)).toEqual([
      'accepted',
      'declined',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
