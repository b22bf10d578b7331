import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import { followable } from '../../web/links.ts';
import type { Author } from './author.ts';
import styles from './news.module.css';

/** Portrait, name, position, biography and contacts. */
export function AuthorBio({ author }: { author: Author }) {
  const { title, role, bio, email, image, social } = author;
  const accounts = social.flatMap(({ channel, url }) => (followable(url) ? [{ channel, url }] : []));
  return (
    <div className={styles.author}>
      {image && (
        <div className={styles.portrait}>
          <Picture url={image.url} alt={image.altText} focus={image.focus} width={200} height={250} eager />
        </div>
      )}
      <div>
        <h1>{title}</h1>
        {role && <p className={styles.role}>{role}</p>}
        {/* sanitized by the API */}
        {bio && <div className={styles.bio} dangerouslySetInnerHTML={{ __html: bio }} />}
        {(email || accounts.length > 0) && (
          <ul className={styles.contacts}>
            {email && (
              <li>
                <SiteLink href={`mailto:${email}`}>{email}</SiteLink>
              </li>
            )}
            {accounts.map(({ channel, url }) => (
              <li key={url}>
                <SiteLink href={url}>
                  {title} on {channelName(channel)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
