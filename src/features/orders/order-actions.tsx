import type { OrderView } from '../../domain/payments/order-view.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './order-page.module.css';

/** How to pay an order that is not paid: a form that leads to the provider, or the instructions of an invoice. */
export const OrderActions = ({ order, isWaiting }: { order: OrderView; isWaiting: boolean }) => {
  const { status, reference, instructions } = order;
  if (status === 'due' && instructions) return <p className={styles.instructions}>{instructions}</p>;
  if (status !== 'open') return null;
  return (
    <form className={styles.actions} method="post" action={href('order', { reference })}>
      <Button type="submit" look={{ theme: 'light-theme', size: 'large', kind: isWaiting ? 'alternate' : 'priority' }}>
        {isWaiting ? 'Back to the payment page' : 'Continue to payment'}
      </Button>
      {isWaiting && <SiteLink href={href('order', { reference }, { returned: 'true' })}>Check again</SiteLink>}
    </form>
  );
};
