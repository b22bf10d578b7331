import { currencyExponent } from '../forms/payments/money.ts';

/** Decimals of amounts in Stripe's API where they are not two (docs.stripe.com/currencies). */
const decimals = new Map<string, number>([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
]);

/** Units of Stripe's API in one minor unit: 100 for currencies such as HUF that are printed without decimals. */
const factorOf = (currency: string): number => 10 ** ((decimals.get(currency) ?? 2) - currencyExponent(currency));

/** The amount in the units of Stripe's API. */
export const toStripeAmount = (amount: number, currency: string): number => amount * factorOf(currency);

export const fromStripeAmount = (amount: number, currency: string): number => amount / factorOf(currency);
