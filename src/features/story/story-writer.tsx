import type { Story } from '../../api/stories/schema.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { channelName } from '../../ui/social-channels.ts';
import styles from './story-page.module.css';

export const StoryWriter = ({ writer }: { writer: NonNullable<Story['writer']> }) => (
  <section className={styles.writer} aria-label="About the writer">
    <h2>{writer.name}</h2>
    {writer.bio && <p>{writer.bio}</p>}
    <ul className={styles.contacts}>
      {writer.email && (
        <li>
          <SiteLink href={`mailto:${writer.email}`}>{writer.email}</SiteLink>
        </li>
      )}
      {writer.social.map(({ channel, url }) => (
        <li key={url}>
          <SiteLink href={url}>
            {writer.name} on {channelName(channel)}
          </SiteLink>
        </li>
      ))}
    </ul>
  </section>
);
