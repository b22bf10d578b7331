import { printedInstant } from '../../domain/printed-instant.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import type { OrderView } from '../../forms/payments/order-view.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';

/** Number, buyer and dates of an order, in the college's time zone. */
export const OrderDates = ({ order }: { order: OrderView }) => {
  const { timezone } = getRequestContext().tenant;
  return (
    <DefinitionList
      items={[
        { term: 'Order', value: String(order.id) },
        { term: 'Name', value: order.buyerName },
        { term: 'Ordered', value: printedInstant(order.createdAt, timezone) },
        { term: 'Paid', value: order.paidAt && printedInstant(order.paidAt, timezone) },
        ...order.refunds.map(({ amount, at }, index) => ({
          term: order.refunds.length > 1 ? `Refund ${index + 1}` : 'Refund',
          value: `${formatMoney(amount, order.currency)}, ${printedInstant(at, timezone)}`,
        })),
      ]}
    />
  );
};
