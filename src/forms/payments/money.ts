/** Digits after the decimal point of a currency: 2 for USD, 0 for JPY, 3 for KWD. Throws for a malformed code. */
export const currencyExponent = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount in minor units as a plain decimal: 4500 USD is "45.00". */
export function formatDecimal(amount: number, currency: string): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const sign = amount < 0 ? '-' : '';
  return exponent === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-exponent)}`;
}

/** An amount in minor units as printed, with a real minus: 4500 USD is "$45.00". */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .format(formatDecimal(amount, currency) as Intl.StringNumericLiteral)
    .replace('-', '−');

/** Parses a decimal such as "45.00" to minor units; undefined if it is malformed or has more decimals than the currency. */
export function parseDecimal(text: string, currency: string): number | undefined {
  const exponent = currencyExponent(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > exponent) return undefined;
  return Number(whole + fraction.padEnd(exponent, '0'));
}
