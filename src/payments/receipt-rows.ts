import { lineAmount, type OrderLine, type OrderTotals } from '../forms/payments/order-totals.ts';

type Priced = OrderTotals & { couponCode: string | null; taxRate: number };

/** The rows of a receipt, in minor units; the last is the total. Orders without a tax rate have no tax row. */
export function receiptRows(order: Priced, lines: readonly OrderLine[]): { label: string; amount: number }[] {
  const { discount, couponCode, tax, taxRate, total } = order;
  return [
    ...lines.map((line) => ({
      label: line.quantity === 1 ? line.title : `${line.quantity} × ${line.title}`,
      amount: lineAmount(line),
    })),
    ...(discount > 0 ? [{ label: couponCode ? `Coupon ${couponCode}` : 'Discount', amount: -discount }] : []),
    ...(taxRate > 0 ? [{ label: `Sales tax (${taxRate / 1000}%)`, amount: tax }] : []),
    { label: 'Total', amount: total },
  ];
}
