import { podcastDirectories } from '../../content/podcasts/directories.ts';
import type { Podcast } from '../../content/podcasts/items.ts';
import { href } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './podcasts.module.css';

/** Where people subscribe to a podcast: directories in their usual order, and the feed itself. */
export function SubscribeLinks({ show }: { show: Podcast }) {
  const links = Object.entries(podcastDirectories).flatMap(([name, { title }]) => {
    const url = show.links.find(({ directory }) => directory === name)?.url;
    return url ? [{ title, url }] : [];
  });
  return (
    <nav className={styles.subscribe} aria-label={`Subscribe to ${show.title}`}>
      <span>Subscribe</span>
      <ul>
        {links.map(({ title, url }) => (
          <li key={title}>
            <ButtonLink look={{ kind: 'alternate', theme: 'light-theme', size: 'regular' }} href={url}>
              {title}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink
            look={{ kind: 'alternate', theme: 'light-theme' }}
            href={href('rssPodcast', { podcastSlug: show.slug })}
          >
            RSS feed
          </ButtonLink>
        </li>
      </ul>
    </nav>
  );
}
