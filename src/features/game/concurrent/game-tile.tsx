import type { ReactNode } from 'react';

import type { LatestPlay } from '../../../api/live/schema.ts';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import { TeamLogo } from '../../../ui/games/team-logo.tsx';
import styles from './concurrent-games.module.css';
import type { TileGame } from './game-tile-props.ts';

type Props = {
  game: TileGame;
  status: ReactNode;
  /** Newest first; undefined for a game without live data. */
  plays: readonly LatestPlay[] | undefined;
};

/** A game beside others: teams with scores, status, and the latest plays. */
export function GameTile({ game, status, plays }: Props) {
  const { id, sport, team, opponent, score, outcome, venue, placing } = game;
  const ours = { ...team, score: score?.team, isWinner: outcome === 'W' };
  const theirs = { ...opponent, score: score?.opponent, isWinner: outcome === 'L' };
  const [away, home] = game.ourSide === 'home' ? [theirs, ours] : [ours, theirs];
  const pairing = `${away.name} ${game.locationIndicator === 'N' ? 'vs' : 'at'} ${home.name}`;
  return (
    <article className={styles.tile} aria-labelledby={`game-${id}`}>
      <div className={styles.head}>
        <h2 id={`game-${id}`}>
          {sport}
          <VisuallyHidden>: {game.isEvent ? opponent.name : pairing}</VisuallyHidden>
        </h2>
        <p className={styles.status}>{status}</p>
      </div>
      {(game.isEvent ? [theirs] : [away, home]).map(({ name, logo, rank, score: points, isWinner }) => (
        <p key={name} className={styles.team} data-winner={isWinner || undefined}>
          <TeamLogo name={name} url={logo} size={48} />
          <span className={styles.name}>
            {rank && <small>{rank}</small>} {name}
          </span>
          {points !== undefined && (
            // keyed by score, so that a new score replays its animation
            <b key={points} className={styles.score}>
              {points}
            </b>
          )}
        </p>
      ))}
      <p className={styles.where}>{[placing, venue].filter(Boolean).join(' · ')}</p>
      {plays && <LatestPlays id={id} plays={plays} game={game} />}
      <p className={styles.more}>
        <SiteLink href={game.href}>
          {game.link}
          <VisuallyHidden> of {game.isEvent ? opponent.name : `${away.name} and ${home.name}`}</VisuallyHidden>
        </SiteLink>
      </p>
    </article>
  );
}

type LatestPlaysProps = { id: number; plays: readonly LatestPlay[]; game: TileGame };

const LatestPlays = ({ id, plays, game: { abbreviations } }: LatestPlaysProps) => (
  <section className={styles.plays} aria-labelledby={`plays-${id}`}>
    <h3 id={`plays-${id}`}>Latest plays</h3>
    {plays.length === 0 && <p>No plays yet.</p>}
    <ol>
      {plays.map(({ number, clock, side, text, scoring, score }) => (
        <li key={number} data-scoring={scoring || undefined}>
          <small>{[clock, side && abbreviations[side]].filter(Boolean).join(' ')}</small>
          <span>{text}</span>
          {scoring && score && (
            <b>
              {score.away}–{score.home}
            </b>
          )}
        </li>
      ))}
    </ol>
  </section>
);
