import type { OrderView } from '../../forms/payments/order-view.ts';
import { href } from '../../routing/routes.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import styles from './order-page.module.css';

/** The buyer's next step: wait in line, pay at the provider, follow the instructions of an invoice, or order again. */
export const OrderActions = ({ order, isWaiting }: { order: OrderView; isWaiting: boolean }) => {
  const { status, reference, instructions, againUrl } = order;
  if (status === 'due' && instructions) return <p className={styles.instructions}>{instructions}</p>;
  if (againUrl)
    return (
      <p className={styles.actions}>
        <ButtonLink href={againUrl} look={{ theme: 'light-theme', size: 'large', kind: 'alternate' }}>
          Back to the form
        </ButtonLink>
      </p>
    );
  if (status === 'queued')
    return (
      <p className={styles.actions}>
        <ButtonLink
          href={href('order', { reference })}
          look={{ theme: 'light-theme', size: 'large', kind: 'alternate' }}
        >
          Check again
        </ButtonLink>
      </p>
    );
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
