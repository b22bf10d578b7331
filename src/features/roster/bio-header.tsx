import type { PlayerBio } from '../../api/players/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PersonHeader } from '../../ui/people/person-header.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import { enDashed } from '../../web/text.ts';
import styles from './bio-page.module.css';
import type { HeadlineFigure } from './headline-figures.ts';
import { HeadlineStrip } from './headline-strip.tsx';
import { PlayerPortrait } from './player-portrait.tsx';
import { positionAndClass } from './player-text.ts';

type Props = { player: PlayerBio; figures: readonly HeadlineFigure[] };

/** A player's photo, number, name, season statistics, facts and social accounts. */
export function BioHeader({ player, figures }: Props) {
  const accounts = player.socialMediaR;
  return (
    <PersonHeader
      portrait={<PlayerPortrait player={player} width={400} sizes="(max-width: 767px) 46vw, 320px" eager />}
      number={player.jerseyNumber}
      name={`${player.firstName} ${player.lastName}`}
      role={
        <>
          {positionAndClass(player)}
          {player.isCaptain && ' · Captain'}
        </>
      }
      figures={
        figures.length > 0 && <HeadlineStrip season={`${enDashed(player.season.title)} season`} figures={figures} />
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
