import { href } from '../../routing/routes.ts';
import { ChannelButton } from '../../ui/button.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { channelName } from '../../ui/social-channels.ts';
import type { Affiliation } from './affiliations.ts';
import styles from './footer.module.css';
import type { SocialAccount } from './quicklinks.tsx';

export type FooterBarProps = {
  college: string;
  homeHref: string;
  social: readonly SocialAccount[];
  affiliations: readonly Affiliation[];
  address?: string | undefined;
  phone?: string | undefined;
  year: number;
  /** Off without past seasons, and on pages of a sport, whose bar leads to its archives. */
  hasArchives?: boolean;
};

/** The footer: home link, channels, affiliations and copyright. */
export const FooterBar = ({
  college,
  homeHref,
  social,
  affiliations,
  address,
  phone,
  year,
  hasArchives,
}: FooterBarProps) => (
  <>
    <div className={styles.college}>
      <a className={styles.name} href={homeHref}>
        {college} Athletics
      </a>
      {address && <p>{address}</p>}
      {hasArchives && <a href={href('archives')}>Archives</a>}
      {phone && <SiteLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</SiteLink>}
    </div>
    {social.length > 0 && (
      <ul className={styles.social}>
        {social.map(({ channel, name, url }) => (
          <li key={url}>
            <ChannelButton channel={channel} href={url}>
              {name} on {channelName(channel)}
            </ChannelButton>
          </li>
        ))}
      </ul>
    )}
    <p className={styles.end}>
      © {year} {college}
    </p>
    <ul className={styles.affiliations}>
      {affiliations.map(({ name, url }) => (
        <li key={url}>
          <SiteLink href={url} newTab>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  </>
);

export const footer = defineMarkup('features/layout/footer', FooterBar);
