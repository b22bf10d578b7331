import type { PlayerBio } from '../../api/players/schema.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { channelName } from '../../ui/social-channels.ts';
import styles from './bio-page.module.css';
import { PlayerPortrait } from './player-portrait.tsx';
import { positionAndClass } from './player-text.ts';

/** Photo, number, name and facts. */
export function BioHeader({ player }: { player: PlayerBio }) {
  const accounts = player.socialMediaR;
  return (
    <div className={styles.header}>
      <div className={styles.portrait}>
        <PlayerPortrait player={player} width={400} sizes="(max-width: 767px) 60vw, 400px" eager />
      </div>
      <div className={styles.identity}>
        {player.jerseyNumber && (
          <p className={styles.number}>
            <span className={styles.sign}>No.</span> {player.jerseyNumber}
          </p>
        )}
        <h1>
          {player.firstName} {player.lastName}
        </h1>
        <p className={styles.role}>
          {positionAndClass(player)}
          {player.isCaptain && ' · Captain'}
        </p>
        <DefinitionList items={player.facts.map(({ label, value }) => ({ term: label, value }))} />
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
      </div>
    </div>
  );
}
