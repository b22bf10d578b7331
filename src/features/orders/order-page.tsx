import { printedInstant } from '../../domain/printed-instant.ts';
import { athleticsName, documentTitle } from '../../domain/tenant.ts';
import { formatMoney } from '../../forms/payments/money.ts';
import type { OrderView } from '../../forms/payments/order-view.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { orderMessage } from './order-message.ts';
import styles from './order-page.module.css';
import { OrderTable } from './order-table.tsx';

/** Seconds between updates of the position in line. */
const lineSeconds = 20;

/** An order: how to pay it, then its receipt. The page shows only what the provider has reported. */
export default function OrderPage({ data: { order } }: { data: { order: OrderView } }) {
  const { tenant, url } = getRequestContext();
  const hasReturned = url.searchParams.get('returned') === 'true';
  const problem = url.searchParams.get('problem') === 'unavailable';
  const { heading, text, isWaiting } = orderMessage(order, { hasReturned, problem, zone: tenant.timezone });
  return (
    <div className={styles.page}>
      <title>{documentTitle(heading, tenant)}</title>
      <meta name="robots" content="noindex" />
      {order.status === 'queued' && <meta httpEquiv="refresh" content={String(lineSeconds)} />}
      <PageHeader title={heading} />
      {order.isTestShop && (
        <p className={styles.test}>
          <strong>Test shop.</strong> No money is charged.
        </p>
      )}
      <p className={styles.lead} role="status">
        {text}
      </p>
      <OrderActions order={order} isWaiting={isWaiting} />
      <section aria-labelledby="order">
        <h2 id="order" className={styles.title}>
          {order.title}
        </h2>
        <OrderDates order={order} />
        <OrderTable order={order} />
      </section>
      <p className={styles.footer}>
        {athleticsName(tenant)}
        {tenant.settings.schoolAddress && `, ${tenant.settings.schoolAddress}`}.{' '}
        <SiteLink href={href('home')}>Home</SiteLink>
      </p>
    </div>
  );
}

/** Number, buyer and dates of an order, in the college's time zone. */
const OrderDates = ({ order }: { order: OrderView }) => {
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

/** The buyer's next step: wait in line, pay at the provider, follow the instructions of an invoice, or order again. */
const OrderActions = ({ order, isWaiting }: { order: OrderView; isWaiting: boolean }) => {
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
