import { lineAmount, type OrderLine, type OrderTotals } from './order-totals.ts';

type Priced = OrderTotals & { couponCode: string | null; taxBasisPoints: number };

/** The rows of a receipt, in minor units; the last is the total. */
export function receiptRows(order: Priced, lines: readonly OrderLine[]): { label: string; amount: number }[] {
  const { discount, couponCode, tax, taxBasisPoints, total } = order;
  return [
    ...lines.map((line) => ({
      label: line.quantity === 1 ? line.title : `${line.quantity} × ${line.title}`,
      amount: lineAmount(line),
    })),
    ...(discount > 0 ? [{ label: couponCode ? `Coupon ${couponCode}` : 'Discount', amount: -discount }] : []),
    { label: `Sales tax (${taxBasisPoints / 100} %)`, amount: tax },
    { label: 'Total', amount: total },
  ];
}
