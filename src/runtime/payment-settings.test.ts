import { expect, test } from 'vitest';

import { parsePaymentSettings } from './payment-settings.ts';

test('settings are grouped by college', () => {
  const { settings, problems } = parsePaymentSettings({
    PAYMENTS_NORTH_CAROLINA: 'stripe',
    STRIPE_SECRET_KEY_NORTH_CAROLINA: 'sk_live_12345678',
    STRIPE_WEBHOOK_SECRET_NORTH_CAROLINA: 'whsec_12345678',
    PAYMENTS_ELM: 'pay-later',
    INVOICE_INSTRUCTIONS_ELM: 'Send a check.',
  });
  expect(problems).toEqual([]);
  expect(settings['NORTH_CAROLINA']).toMatchObject({ provider: 'stripe', STRIPE_SECRET_KEY: 'sk_live_12345678' });
  expect(settings['ELM']).toEqual({ provider: 'pay-later', INVOICE_INSTRUCTIONS: 'Send a check.' });
});

test.each([
  [{ PAYMENTS_UNC: 'cash' }, 'PAYMENTS_UNC is "cash"'],
  [{ PAYMENTS_UNC: 'stripe', STRIPE_SECRET_KEY_UNC: 'pk_live_secret1' }, 'STRIPE_SECRET_KEY_UNC'],
  [{ PAYMENTS_UNC: 'cashier', CASHIER_URL_UNC: 'https://c.edu/', CASHIER_SECRET_UNC: 'short' }, 'CASHIER_SECRET_UNC'],
])('an invalid setting is named without its secret: %j', (variables, name) => {
  const text = parsePaymentSettings(variables).problems.join('\n');
  expect(text).toContain(name);
  expect(text).not.toMatch(/secret1|short/);
});
