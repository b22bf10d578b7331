/** Decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
const exponentOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units as printed: `$45.00`. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 10 ** exponentOf(currency));
