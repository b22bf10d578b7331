/** The amounts charged, as integers in minor units of the order's currency. */
export type OrderLine = { title: string; unitAmount: number; quantity: number };

/** A reduction by a fixed amount or by a percentage of the subtotal. */
export type Discount = { amount: number } | { percent: number };

export type OrderTotals = { subtotal: number; discount: number; tax: number; total: number };

/** A share of an amount, rounded half up. The rate is in thousandths of a percent. */
const shareOf = (amount: number, rate: number): number => {
  const [product, unit] = [BigInt(amount) * BigInt(rate), 100_000n];
  return Number((product * 2n + unit) / (unit * 2n));
};

export const lineAmount = ({ unitAmount, quantity }: OrderLine): number => unitAmount * quantity;

/**
 * Totals of an order. The discount is at most the subtotal; tax is on the rest, rounded half up. The tax rate is in
 * thousandths of a percent.
 */
export function orderTotals(lines: readonly OrderLine[], discount?: Discount, taxRate = 0): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const wanted = discount ? ('amount' in discount ? discount.amount : shareOf(subtotal, discount.percent * 1000)) : 0;
  const reduced = Math.min(Math.max(wanted, 0), subtotal);
  const tax = shareOf(subtotal - reduced, taxRate);
  return { subtotal, discount: reduced, tax, total: subtotal - reduced + tax };
}

/**
 * The lines with the discount spread over them in proportion and the tax as a line of its own, for providers without
 * negative lines. Their sum is the total. A line whose reduced amount is not a multiple of its quantity becomes one unit.
 */
export function chargedLines(lines: readonly OrderLine[], { subtotal, discount, tax }: OrderTotals): OrderLine[] {
  let [spread, before] = [0, 0];
  const reduced = lines.map((line) => {
    before += lineAmount(line);
    // cumulative rounding: the shares add up to the discount
    const upToHere = subtotal === 0 ? 0 : Number((BigInt(discount) * BigInt(before)) / BigInt(subtotal));
    const amount = lineAmount(line) - (upToHere - spread);
    spread = upToHere;
    return amount % line.quantity === 0
      ? { ...line, unitAmount: amount / line.quantity }
      : { title: `${line.quantity} × ${line.title}`, unitAmount: amount, quantity: 1 };
  });
  const taxLine = tax > 0 ? [{ title: 'Sales tax', unitAmount: tax, quantity: 1 }] : [];
  return [...reduced, ...taxLine].filter((line) => lineAmount(line) > 0);
}
