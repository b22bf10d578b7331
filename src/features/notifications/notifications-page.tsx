import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { load } from './load-notifications.ts';
import styles from './notifications.module.css';
import { Offer } from './offer.tsx';

/** Lets fans choose the teams whose scores their browser shows as notifications. */
export default function NotificationsPage({ data: { publicKey, sports } }: PageProps<typeof load>) {
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
