import { canonicalAddress } from '../../routing/canonical-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { CopyFeed } from './client/copy-feed.tsx';
import type { Feed } from './feed-groups.ts';
import styles from './news.module.css';

/** Feeds, each with a button that copies its URL. */
export const FeedList = ({ feeds }: { feeds: readonly Feed[] }) => (
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
