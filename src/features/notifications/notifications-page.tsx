import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NotificationForm } from './client/notification-form.tsx';
import type { loadNotifications } from './loads.ts';
import styles from './notifications.module.css';

/** Lets fans choose the teams whose scores their browser shows as notifications. */
export default function NotificationsPage({ data: { publicKey, sports } }: PageProps<typeof loadNotifications>) {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <Head
        title="Score notifications"
        description={`Scores of ${tenant.name} teams on your phone or computer as they happen.`}
        path={href('notifications')}
        items={[]}
        indexed={publicKey !== null}
      />
      <PageHeader title="Score notifications" />
      {publicKey === null ? (
        <EmptyState title="Score notifications are not available.">
          <p>
            Scores are on the <SiteLink href={href('calendar')}>calendar</SiteLink> as games are played.
          </p>
        </EmptyState>
      ) : (
        <Offer publicKey={publicKey} sports={sports} />
      )}
      <p className={styles.other}>
        Other ways to follow {tenant.shortName}: <SiteLink href={href('subscribe')}>news by e-mail</SiteLink>,{' '}
        <SiteLink href={href('subscribeCalendar')}>calendars</SiteLink> and{' '}
        <SiteLink href={href('rssFeeds')}>RSS feeds</SiteLink>.
      </p>
    </div>
  );
}

type OfferProps = { publicKey: string; sports: readonly { id: number; title: string }[] };

/** Explains notifications, with the form that turns them on. */
const Offer = ({ publicKey, sports }: OfferProps) => (
  <>
    <p className={styles.lead}>
      Scores of the teams you choose, on this device, as they happen. Each game has one notification, which shows its
      latest score.
    </p>
    <noscript>
      <p className={styles.message}>Notifications need JavaScript, which is off in this browser.</p>
    </noscript>
    <NotificationForm publicKey={publicKey} sports={sports} />
    <h2 className={styles.heading}>Before you turn them on</h2>
    <ul className={styles.facts}>
      <li>Your browser asks for permission. You can turn notifications off here or in its settings.</li>
      <li>On an iPhone or iPad, add the site to the Home Screen and open it from there.</li>
      <li>The site stores the address that your browser creates for notifications, and no name or e-mail address.</li>
    </ul>
  </>
);
