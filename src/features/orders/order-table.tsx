import { formatMoney } from '../../forms/payments/money.ts';
import type { OrderView } from '../../forms/payments/order-view.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import styles from './order-page.module.css';

/** Items, coupon, tax and total of an order. */
export const OrderTable = ({ order: { rows, currency } }: { order: OrderView }) => {
  const [total, ...items] = rows.toReversed();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Items and total</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {items.toReversed().map(({ label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same title
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{formatMoney(total.amount, currency)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};
