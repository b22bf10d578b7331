import type { Story } from '../../api/stories/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import styles from './story-page.module.css';

type Props = {
  writer: NonNullable<Story['writer']>;
  /** URL of the page with all stories by the writer. */
  page: string | undefined;
};

export const StoryWriter = ({ writer: { name, bio, email, social }, page }: Props) => (
  <section className={styles.writer} aria-label="About the writer">
    <h2>{page ? <SiteLink href={page}>{name}</SiteLink> : name}</h2>
    {/* sanitized by the API */}
    {bio && <div dangerouslySetInnerHTML={{ __html: bio }} />}
    <ul className={styles.contacts}>
      {page && (
        <li>
          <SiteLink href={page}>All stories by {name}</SiteLink>
        </li>
      )}
      {email && (
        <li>
          <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
        </li>
      )}
      {social.map(({ channel, url }) => (
        <li key={url}>
          <SiteLink href={url}>
            {name} on {channelName(channel)}
          </SiteLink>
        </li>
      ))}
    </ul>
  </section>
);
