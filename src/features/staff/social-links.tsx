import { ChannelButton } from '../../ui/button.tsx';
import { channelName } from '../../ui/social-channels.ts';
import styles from './staff.module.css';
import type { StaffMember } from './staff-entry.ts';

type Props = { accounts: StaffMember['social']; name: string };

/** Links to a person's accounts; nothing if there are none. */
export const SocialLinks = ({ accounts, name }: Props) =>
  accounts.length > 0 && (
    <ul className={styles.accounts} aria-label="Social accounts">
      {accounts.map(({ channel, url }) => (
        <li key={url}>
          <ChannelButton channel={channel} href={url} look={{ theme: 'light-theme' }}>
            {name} on {channelName(channel)}
          </ChannelButton>
        </li>
      ))}
    </ul>
  );
