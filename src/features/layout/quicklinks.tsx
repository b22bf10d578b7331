import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { channelIcon, channelName } from '../../ui/sports/social-channels.ts';
import styles from './quicklinks.module.css';

/** A college's account on a channel such as Instagram. */
export type SocialAccount = { channel: string; name: string; url: string };

/** The college's channels in a disclosure at 1280 px and wider; the footer lists them at every width. */
export const Quicklinks = ({ social }: { social: readonly SocialAccount[] }) =>
  social.length > 0 && (
    <details className={styles.quicklinks} data-menu="">
      <summary>
        Follow
        <Icon name="chevron" />
      </summary>
      <ul>
        {social.map(({ channel, url }) => (
          <li key={url}>
            <SiteLink href={url} newTab>
              <Icon name={channelIcon(channel)} />
              {channelName(channel)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
