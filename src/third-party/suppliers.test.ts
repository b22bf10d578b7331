import { expect, test } from 'vitest';

import { supplierSources } from './suppliers.ts';

test('a college without suppliers lets nobody in', () => {
  expect(supplierSources(undefined)).toBeUndefined();
  expect(supplierSources({ adPlaceholders: true, gtmIds: [], tagHosts: [] })).toBeUndefined();
});

test('a college lets in what it has set up, and nobody else', () => {
  expect(supplierSources({ consentManagerUrl: 'https://consent.example.com/cm/x/airgap.js' })).toEqual({
    connect: ['https://consent.example.com'],
    img: ['https://consent.example.com'],
    frame: ['https://consent.example.com'],
  });
  expect(supplierSources({ tagHosts: ['*.counter.example'] })?.img).toEqual(['https://*.counter.example']);
  const google = supplierSources({ gtmIds: ['GTM-1'], analyticsMeasurementIds: ['G-1'] });
  expect(google?.connect).toContain('https://*.google-analytics.com');
  expect(google?.frame).toEqual(['https://www.googletagmanager.com']);
});
