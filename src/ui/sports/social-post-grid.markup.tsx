import { enDashed, truncate } from '../../web/text.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { defineMarkup } from '../markup/define-markup.ts';
import { Icon } from '../media/icon.tsx';
import { Picture } from '../media/picture.tsx';
import { channelIcon } from './social-channels.ts';
import styles from './social-post-grid.module.css';

type Post = {
  id: number;
  text: string;
  channel: keyof typeof channelNames;
  account: string;
  link: string | null;
  /** ISO instant. */
  publishedAt: string;
  image: { url: string; altText: string; focus: { x: number; y: number } } | null;
};

/** Characters of a post on its card. */
const maxLength = 220;

/** Posts as our own cards, each linked to the post; nothing is requested from the social network. */
const SocialPostGrid = ({ posts, timezone }: { posts: readonly Post[]; timezone: string }) => (
  <ul className={styles.grid}>
    {posts.map(({ id, text, channel, account, link, publishedAt, image }) => (
      <li key={id} className={styles.card}>
        {image && (
          <Picture
            url={image.url}
            focus={image.focus}
            alt={image.altText}
            itemId={id}
            width={360}
            height={360}
            sizes="(max-width: 639px) 100vw, 360px"
          />
        )}
        <p className={styles.source}>
          <Icon name={channelIcon(channel)} />
          {link ? (
            <SiteLink href={link} aria-label={`${account} on ${channelNames[channel]}: ${truncate(text, 60)}`}>
              {account}
            </SiteLink>
          ) : (
            account
          )}
          <time dateTime={publishedAt}>{dayOf(publishedAt, timezone)}</time>
        </p>
        <p className={styles.text}>{enDashed(truncate(text, maxLength))}</p>
      </li>
    ))}
  </ul>
);

const channelNames = { instagram: 'Instagram', facebook: 'Facebook', x: 'X' };

/** "Nov 22, 2026" */
const dayOf = (instant: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: timezone }).format(Date.parse(instant));

export const socialPostGrid = defineMarkup('ui/sports/social-post-grid', SocialPostGrid);
