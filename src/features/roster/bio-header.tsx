import type { PlayerBio } from '../../api/players/schema.ts';
import { PersonHeader } from '../../ui/person-header.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { channelName } from '../../ui/social-channels.ts';
import styles from './bio-page.module.css';
import { PlayerPortrait } from './player-portrait.tsx';
import { positionAndClass } from './player-text.ts';

/** A player's photo, number, name, facts and social accounts. */
export function BioHeader({ player }: { player: PlayerBio }) {
  const accounts = player.socialMediaR;
  return (
    <PersonHeader
      portrait={<PlayerPortrait player={player} width={400} sizes="(max-width: 767px) 60vw, 400px" eager />}
      number={player.jerseyNumber}
      name={`${player.firstName} ${player.lastName}`}
      role={
        <>
          {positionAndClass(player)}
          {player.isCaptain && ' · Captain'}
        </>
      }
      facts={player.facts.map(({ label, value }) => ({ term: label, value }))}
    >
      {accounts.length > 0 && (
        <ul className={styles.accounts} aria-label="Social accounts">
          {accounts.map(({ platformName, userName, url }) => (
            <li key={platformName}>
              <SiteLink href={url}>
                {channelName(platformName)} @{userName}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </PersonHeader>
  );
}
