import type { SiteSection } from '../../domain/site-section.ts';
import { href } from '../../routing/routes.ts';
import { ChannelButton } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { channelName } from '../../ui/sports/social-channels.ts';
import type { Affiliation } from './affiliations.ts';
import styles from './footer.module.css';
import type { SocialAccount } from './quicklinks.tsx';

export type FooterBarProps = {
  college: string;
  siteName: string;
  homeHref: string;
  social: readonly SocialAccount[];
  affiliations: readonly Affiliation[];
  address?: string | undefined;
  phone?: string | undefined;
  year: number;
  /** Sections of the site with content; the footer links to some of them and to the list of all. */
  sections: readonly SiteSection[];
};

/** The footer: home link, sections of the site, channels, affiliations and copyright. */
export const FooterBar = ({
  college,
  siteName,
  homeHref,
  social,
  affiliations,
  address,
  phone,
  year,
  sections,
}: FooterBarProps) => (
  <>
    <div className={styles.college}>
      <a className={styles.name} href={homeHref}>
        {siteName}
      </a>
      {address && <p>{address}</p>}
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
    <ul className={styles.sections}>
      {sections
        .filter(({ isInFooter }) => isInFooter)
        .map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      <li>
        <a href={href('sections')}>All sections</a>
      </li>
    </ul>
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
