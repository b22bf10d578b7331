import type { PlayerBio } from '../../api/players/schema.ts';
import { figureSummary } from '../../domain/stats/season/game-chart.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PersonHeader } from '../../ui/people/person-header.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import { enDashed } from '../../web/text.ts';
import styles from './bio-page.module.css';
import type { HeadlineFigure } from './headline-figures.ts';
import headlineStripStyles from './headline-strip.module.css';
import { PlayerPortrait } from './player-portrait.tsx';
import { positionAndClass } from './player-text.ts';

const slot = 10;
const height = 24;
/** A game without the figure has a mark on the baseline. */
const minBarHeight = 1;
/** A short season does not fill the width with a few wide bars. */
const minGames = 12;

/** A bar for each game, with the best one highlighted. */
function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const best = Math.max(...values, 1);
  return (
    <svg
      className={headlineStripStyles.sparkline}
      viewBox={`0 0 ${Math.max(values.length, minGames) * slot} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => {
        const bar = Math.max(Math.round((Math.max(value, 0) / best) * height * 10) / 10, minBarHeight);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: games keep their order
            key={index}
            data-best={value === best || undefined}
            x={index * slot + 1}
            y={height - bar}
            width={slot - 2}
            height={bar}
          />
        );
      })}
    </svg>
  );
}

/** A player's photo, number, name, season statistics, facts and social accounts. */
export function BioHeader({ player, figures }: { player: PlayerBio; figures: readonly HeadlineFigure[] }) {
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

/** Three season figures side by side, each with its games. */
const HeadlineStrip = ({ season, figures }: { season: string; figures: readonly HeadlineFigure[] }) => (
  <div className={headlineStripStyles.strip}>
    <h2 className={headlineStripStyles.season}>{season}</h2>
    <dl className={headlineStripStyles.figures}>
      {figures.map(({ label, value, notes, byGame }) => (
        <div key={label} className={headlineStripStyles.figure}>
          <dt>{label}</dt>
          <dd className={headlineStripStyles.value}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={headlineStripStyles.note}>
              {note}
            </dd>
          ))}
          {byGame && (
            <dd className={headlineStripStyles.games}>
              <Sparkline
                label={`${label} by game: ${figureSummary(byGame)}`}
                values={byGame.games.map(({ value = 0 }) => value)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </div>
);
