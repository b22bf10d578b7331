import { expect, test } from 'vitest';

import { vendorSources } from './vendors.ts';

test('a college without vendors has no sources', () => {
  expect(vendorSources(undefined)).toBeUndefined();
  expect(vendorSources({ adPlaceholders: true, gtmIds: [], tagHosts: [] })).toBeUndefined();
});

test('a college has the sources of its vendors only', () => {
  expect(vendorSources({ consentManagerUrl: 'https://consent.example.com/cm/x/airgap.js' })).toEqual({
    connect: ['https://consent.example.com'],
    img: ['https://consent.example.com'],
    frame: ['https://consent.example.com'],
  });
  expect(vendorSources({ tagHosts: ['*.counter.example'] })?.img).toEqual(['https://*.counter.example']);
  const clipAds = { tagUrl: 'https://ads.example.com/vast?unit=clips' };
  expect(vendorSources({ clipAds })?.frame).toEqual(['https://imasdk.googleapis.com', 'https://ads.example.com']);
  const google = vendorSources({ gtmIds: ['GTM-1'], analyticsMeasurementIds: ['G-1'] });
  expect(google?.connect).toContain('https://*.google-analytics.com');
  expect(google?.frame).toEqual(['https://www.googletagmanager.com']);
});
