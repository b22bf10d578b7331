import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { CopyFeed } from './client/copy-feed.tsx';
import { type Feed, feedGroups } from './feed-groups.ts';
import type { loadRssFeeds } from './loads.ts';
import styles from './news.module.css';

/** Every RSS feed of the college. */
export default function RssFeedsPage({ data }: PageProps<typeof loadRssFeeds>) {
  const { tenant } = getRequestContext();
  return (
    <>
      <Head
        title="RSS feeds"
        description={`Follow ${tenant.name} in a feed reader: news by sport, subject and author, podcasts and games.`}
        path={href('rssFeeds')}
      />
      <PageHeader title="RSS feeds" />
      <p className={styles.intro}>
        A feed reader shows new stories as they are published. Copy the link of a feed into your reader. Game dates are
        in the <SiteLink href={href('subscribeCalendar')}>calendars to subscribe to</SiteLink>.
      </p>
      {feedGroups(data).map(({ id, title, feeds }) => (
        <section key={id} className={styles.feedGroup} aria-labelledby={id}>
          <SectionHeading id={id}>{title}</SectionHeading>
          <FeedList feeds={feeds} />
        </section>
      ))}
    </>
  );
}

/** Feeds, each with a button that copies its URL. */
const FeedList = ({ feeds }: { feeds: readonly Feed[] }) => (
  <ul className={styles.feedList}>
    {feeds.map(({ title, path }) => (
      <li key={path} className={styles.feed}>
        <a href={canonicalAddress(path)} type="application/rss+xml" data-reload="">
          <Icon name="rss" />
          {title}
        </a>
        <CopyFeed title={title} url={canonicalAddress(path)} />
      </li>
    ))}
  </ul>
);
