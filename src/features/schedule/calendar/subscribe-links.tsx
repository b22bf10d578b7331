import { canonicalAddress } from '../../../routing/canonical-address.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { CopyLink } from '../../../ui/client/copy-link.tsx';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import styles from './subscribe-links.module.css';
import { feedPath, type Subscription, subscribeLinks, subscriptionName } from './subscription.ts';

/** The ways to subscribe to a feed, all of them links. */
export function SubscribeLinks({ of }: { of: Subscription }) {
  const { tenant } = getRequestContext();
  const name = subscriptionName(of, tenant.shortName);
  const feed = canonicalAddress(feedPath(of));
  return (
    <div className={styles.links}>
      <p>
        <b>{name}</b>
      </p>
      <ul>
        {subscribeLinks(feed, name).map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
        <li>
          <a href={feed} data-reload="">
            Feed address
          </a>
        </li>
        <li>
          <CopyLink url={feed} />
        </li>
      </ul>
      <p className={styles.note}>
        A subscription follows changes of date, time and result. Apple Calendar and Outlook update within hours; Google
        Calendar updates on its own schedule, often once a day.
      </p>
    </div>
  );
}

/** A menu with the ways to subscribe to a feed. */
export const SubscribeMenu = ({ of }: { of: Subscription }) => (
  <details className={styles.menu} data-menu="">
    <summary>Subscribe</summary>
    <SubscribeLinks of={of} />
  </details>
);
