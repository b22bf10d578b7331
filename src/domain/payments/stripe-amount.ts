/** Currencies that have no minor unit but that Stripe takes in hundredths. */
const inHundredths = new Set(['ISK', 'UGX']);

/** The amount in the units of Stripe's API. */
export const toStripeAmount = (amount: number, currency: string): number =>
  inHundredths.has(currency) ? amount * 100 : amount;

export const fromStripeAmount = (amount: number, currency: string): number =>
  inHundredths.has(currency) ? amount / 100 : amount;
