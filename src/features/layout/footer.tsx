import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './footer.module.css';
import type { MenuItem } from './menu.ts';

export type FooterProps = {
  college: string;
  homeHref: string;
  sports: readonly MenuItem[];
  social: readonly { channel: string; name: string; url: string }[];
  /** League, national association, conference. */
  affiliations: readonly { name: string; url: string }[];
  address?: string | undefined;
  phone?: string | undefined;
  year: number;
};

/** The end of every page. */
export const Footer = ({ college, homeHref, sports, social, affiliations, address, phone, year }: FooterProps) => (
  <footer className={styles.footer} data-ground="board">
    <div className={styles.inner}>
      {sports.length > 0 && (
        <nav aria-labelledby="footer-sports">
          <h2 className={styles.title} id="footer-sports">
            Sports
          </h2>
          <ul className={styles.sports}>
            {sports.map(
              ({ id, title, href }) =>
                href && (
                  <li key={id}>
                    <SiteLink className={styles.link} href={href}>
                      {title}
                    </SiteLink>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
      <div className={styles.college}>
        <SiteLink className={styles.name} href={homeHref}>
          {college} Athletics
        </SiteLink>
        {address && <p>{address}</p>}
        {phone && (
          <p>
            <SiteLink className={styles.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </SiteLink>
          </p>
        )}
        <SocialLinks social={social} />
      </div>
    </div>
    <div className={styles.end}>
      <p>
        © {year} {college}
      </p>
      <ul className={styles.affiliations}>
        {affiliations.map(({ name, url }) => (
          <li key={url}>
            <SiteLink className={styles.link} href={url} newTab>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  </footer>
);

const drawnChannels = new Set<string>([
  'facebook',
  'instagram',
  'linkedin',
  'pinterest',
  'snapchat',
  'tiktok',
  'twitch',
  'twitter',
  'vimeo',
  'youtube',
] satisfies IconName[]);

/** Channels are written in any case: "YouTube", "youtube". */
function channelIcon(channel: string): IconName {
  const name = channel.toLowerCase();
  return isDrawn(name) ? name : 'link';
}

const isDrawn = (name: string): name is IconName => drawnChannels.has(name);

const SocialLinks = ({ social }: Pick<FooterProps, 'social'>) =>
  social.length > 0 && (
    <ul className={styles.social}>
      {social.map(({ channel, name, url }) => (
        <li key={url}>
          <SiteLink className={styles.channel} href={url} newTab>
            <Icon name={channelIcon(channel)} />
            <VisuallyHidden>
              {name} on {channel}
            </VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
