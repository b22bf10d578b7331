import { printedClock } from '../../domain/printed-instant.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import type { OrderStatus } from '../../forms/payments/order-status.ts';
import type { OrderView } from '../../forms/payments/order-view.ts';

type Message = { heading: string; text: string };

const messages: Record<OrderStatus, (order: OrderView, total: string, until: string) => Message> = {
  open: (_, total, until) => ({
    heading: 'Complete your payment',
    text: `Your place is held until ${until}. Please pay ${total}: the order is complete when the payment is confirmed.`,
  }),
  queued: ({ position }, total) => ({
    heading: position === 1 ? 'You are next in line' : `You are number ${position ?? ''} in line`,
    text: `Other buyers are paying at the moment. When it is your turn, you pay ${total} on this page; if you gave your e-mail address, you get a message with a link. Nothing is charged until then.`,
  }),
  processing: () => ({
    heading: 'Payment in progress',
    text: 'Your bank is processing the payment, which can take a few days. Your order stays reserved.',
  }),
  due: ({ id }, total) => ({
    heading: 'Invoice',
    text: `Your order is confirmed. Please pay ${total} and include the reference ${id}.`,
  }),
  paid: ({ isUnfulfilled, total: amount }, total) => {
    if (isUnfulfilled)
      return {
        heading: 'Payment received too late',
        text: `Your payment of ${total} arrived after your reservation had expired, and the places are taken. The athletics office will refund it.`,
      };
    if (amount === 0) return { heading: 'Order confirmed', text: 'Your order is confirmed. There is nothing to pay.' };
    return { heading: 'Receipt', text: `Your payment of ${total} is confirmed. Thank you.` };
  },
  'partly-refunded': () => ({ heading: 'Receipt', text: 'A part of your payment was refunded.' }),
  refunded: (_, total) => ({ heading: 'Payment refunded', text: `Your payment of ${total} was refunded.` }),
  failed: () => ({
    heading: 'Payment failed',
    text: 'The payment was declined and nothing was charged. Your reservation has ended. Please submit the form again.',
  }),
  expired: () => ({
    heading: 'Order expired',
    text: 'The payment was not completed in time and nothing was charged. Your reservation has ended. Please submit the form again.',
  }),
  canceled: () => ({ heading: 'Order canceled', text: 'This order was canceled. Nothing is due.' }),
};

/** The message at the top of an order's page, and whether the page is waiting for the provider's report. */
export function orderMessage(
  order: OrderView,
  { hasReturned, problem, zone }: { hasReturned: boolean; problem: boolean; zone: string },
): Message & { isWaiting: boolean } {
  const { status, total, currency, heldUntil } = order;
  if (status === 'open' && hasReturned)
    return {
      heading: 'Confirming your payment',
      text: 'The payment is being confirmed. This usually takes less than a minute; you also receive the receipt by mail.',
      isWaiting: true,
    };
  const message = messages[status](order, formatMoney(total, currency), heldUntil ? printedClock(heldUntil, zone) : '');
  if (status === 'open' && problem)
    return {
      ...message,
      text: 'The payment page is not available at the moment. Please try again in a few minutes.',
      isWaiting: false,
    };
  return { ...message, isWaiting: false };
}
