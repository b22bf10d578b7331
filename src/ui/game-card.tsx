import { gameState, isComplete } from '../domain/game-state.ts';
import type { GameState } from '../domain/game-state.ts';
import type { Outcome } from '../domain/game.ts';
import { shortDay } from '../domain/printed-date.ts';
import styles from './game-card.module.css';
import { GameStatus } from './game-status.tsx';
import type { GameStatusKind } from './game-status.tsx';
import { SiteLink } from './site-link.tsx';
import { TeamLogo } from './team-logo.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CardTeam = { name: string; logo: string | null; rank?: string | null };

export type CardGame = {
  id: number;
  sport?: string | undefined;
  state: GameState;
  /** Wall time at the venue, ISO, and the time in print: "7 p.m.", "TBA", or nothing for whole days. */
  date: string;
  time: string | null;
  locationIndicator: 'H' | 'A' | 'N';
  /** The college. */
  team: CardTeam;
  opponent: CardTeam;
  /** Ours and theirs, as soon as there is one. */
  score: { team: string; opponent: string } | null;
  outcome: Outcome | null;
  /** "OT", "2OT", "11"; a meet's placing where there is no score. */
  overtime: string;
  placing: string | null;
  /** Clock and period while live. */
  clock?: string | undefined;
  /** Where to read on. */
  href: string;
};

const interrupted: Partial<Record<GameState, GameStatusKind>> = {
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Live]: 'live',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

/** A game as on a stadium board: visitors over hosts, scores at the right. The whole card is the link. */
export function GameCard({ game }: { game: CardGame }) {
  const ours = { ...game.team, score: game.score?.team, won: game.outcome === 'W' };
  const theirs = { ...game.opponent, score: game.score?.opponent, won: game.outcome === 'L' };
  const rows = game.locationIndicator === 'H' ? [theirs, ours] : [ours, theirs];
  return (
    <article className={styles.card}>
      <p className={styles.top}>
        {game.sport && <span className={styles.sport}>{game.sport}</span>}
        <span className={styles.status}>
          <Status game={game} />
        </span>
      </p>
      <SiteLink className={styles.link} href={game.href}>
        <VisuallyHidden>{sentence(game)}</VisuallyHidden>
      </SiteLink>
      <div aria-hidden="true">
        {rows.map(({ name, logo, rank, score, won }) => (
          <p key={name} className={styles.team} data-won={won ? '' : undefined}>
            <TeamLogo name={name} url={logo} size={24} />
            <span className={styles.name}>
              {rank && <small>{rank}</small>} {name}
            </span>
            {score !== undefined && <span className={styles.score}>{score}</span>}
          </p>
        ))}
      </div>
      {game.placing && <p className={styles.placing}>{game.placing}</p>}
    </article>
  );
}

function Status({ game }: { game: CardGame }) {
  const kind = interrupted[game.state];
  if (kind) return <GameStatus kind={kind}>{kind === 'live' ? game.clock : undefined}</GameStatus>;
  if (isComplete(game.state)) {
    return <GameStatus kind="final">{overtimeNote(game.overtime) || shortDay(game.date)}</GameStatus>;
  }
  return <time dateTime={game.date.slice(0, 10)}>{startText(game)}</time>;
}

/** "Sat, Nov 28, 6 p.m." */
const startText = ({ date, time }: CardGame) => [shortDay(date), time].filter(Boolean).join(', ');

const overtimeNote = (overtime: string) => (/^\d+$/.test(overtime) ? `${overtime} inn.` : overtime);

const outcomeWords: Record<Outcome, string> = { W: 'win', L: 'loss', T: 'tie' };

/** The card as one sentence for a screen reader. */
function sentence({ team, opponent, locationIndicator, score, outcome }: CardGame): string {
  const pairing = `${team.name} ${locationIndicator === 'A' ? 'at' : 'vs'} ${opponent.name}`;
  if (!score) return pairing;
  return `${pairing}, ${score.team}–${score.opponent}${outcome ? `, ${outcomeWords[outcome]}` : ''}`;
}
