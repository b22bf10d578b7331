import type { Outcome } from '../domain/game.ts';
import type { GameState } from '../domain/game-state.ts';
import { gameState, isComplete } from '../domain/game-state.ts';
import type { ScoreboardGame } from '../domain/live/scoreboard.ts';
import { shortDay } from '../domain/printed-date.ts';
import type { Side } from '../domain/side.ts';
import styles from './game-card.module.css';
import type { GameStatusKind } from './game-status.tsx';
import { GameStatus } from './game-status.tsx';
import { FollowedStatus } from './live/followed-status.tsx';
import { hasBegun, overtimeNote } from './live/game-text.ts';
import { spokenFollowed, spokenOutcome } from './live/spoken-score.ts';
import { SiteLink } from './site-link.tsx';
import { TeamLogo } from './team-logo.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CardTeam = { name: string; logo: string | null; rank?: string | null };

export type CardGame = {
  id: number;
  sport?: string | undefined;
  state: GameState;
  /** Wall time at the venue, ISO, and the printed time: "7 p.m.", "7 p.m. CDT", "TBA"; null for all-day events. */
  date: string;
  time: string | null;
  locationIndicator: 'H' | 'A' | 'N';
  /** The college's side; the visitors are above the home team. */
  ourSide: Side;
  /** The college. */
  team: CardTeam;
  opponent: CardTeam;
  /** Null before the game has one. */
  score: { team: string; opponent: string } | null;
  outcome: Outcome | null;
  /** "OT", "2OT", "11"; a meet's placing where there is no score. */
  overtime: string;
  placing: string | null;
  /** Clock and period while live. */
  clock?: string | undefined;
  /** Box score or game center. */
  href: string;
  /** Its expected end has passed without a result. */
  isAwaitingResult?: boolean;
  /** It may be played while the page is open, so it has live slots. */
  isOfToday?: boolean;
  /** The live state of a followed game at a time in epoch milliseconds. */
  followed?: { game: ScoreboardGame; now: number } | undefined;
};

const interrupted: Partial<Record<GameState, GameStatusKind>> = {
  [gameState.PreGame]: 'pregame',
  [gameState.Delayed]: 'delayed',
  [gameState.Live]: 'live',
  [gameState.Postponed]: 'postponed',
  [gameState.Canceled]: 'canceled',
};

type Props = {
  game: CardGame;
  /** Off where a heading contains the day. */
  isDated?: boolean;
};

/** A game as on a scoreboard: visitors above the home team, scores on the right. The whole card is a link. */
export function GameCard({ game, isDated = true }: Props) {
  const live = (slot: string) => (game.isOfToday ? slot : undefined);
  const ours = { ...game.team, score: game.score?.team, won: game.outcome === 'W', slot: live('team') };
  const theirs = { ...game.opponent, score: game.score?.opponent, won: game.outcome === 'L', slot: live('opponent') };
  const day = isDated ? shortDay(game.date) : undefined;
  const [away, home] = game.ourSide === 'home' ? [theirs, ours] : [ours, theirs];
  return (
    <article className={styles.card} data-live-game={game.isOfToday ? game.id : undefined}>
      <div className={styles.board}>
        {game.sport && <p className={styles.sport}>{game.sport}</p>}
        <div className={styles.status}>
          <p data-live={live('status')} data-day={game.isOfToday ? day : undefined}>
            <Status game={game} day={day} />
          </p>
          {game.placing && <p className={styles.placing}>{game.placing}</p>}
        </div>
        <SiteLink className={styles.link} href={game.href}>
          <VisuallyHidden>
            <SpokenTeam {...away} /> {game.locationIndicator === 'N' ? 'vs' : 'at'} <SpokenTeam {...home} />
            {game.isOfToday ? <span data-live="spoken">{spoken(game)}</span> : spoken(game)}
          </VisuallyHidden>
        </SiteLink>
        <div className={styles.teams} aria-hidden="true">
          {[away, home].map(({ name, logo, rank, score, won, slot }) => (
            <p key={name} className={styles.team}>
              <TeamLogo name={name} url={logo} size={24} />
              <span className={styles.name}>
                {rank && <small>{rank}</small>} {name}
              </span>
              {(score !== undefined || slot) && (
                <span className={styles.score} data-live={slot}>
                  {won ? <b>{score}</b> : score}
                </span>
              )}
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}

function Status({ game, day }: { game: CardGame; day: string | undefined }) {
  if (game.followed && hasBegun(game.followed.game)) return <FollowedStatus {...game.followed} day={day} />;
  if (game.isAwaitingResult) return <GameStatus kind="awaiting-result">{day}</GameStatus>;
  const kind = interrupted[game.state];
  if (kind) return <GameStatus kind={kind}>{kind === 'live' ? game.clock : undefined}</GameStatus>;
  if (isComplete(game.state)) {
    return <GameStatus kind="final">{overtimeNote(game.overtime) || day}</GameStatus>;
  }
  // "Sat, Nov 28, 6 p.m."
  return <time dateTime={game.date.slice(0, 10)}>{[day, game.time].filter(Boolean).join(', ')}</time>;
}

type SpokenTeamProps = { name: string; score: string | undefined; slot: string | undefined };

/** "Lakeshore 45", for screen readers. */
const SpokenTeam = ({ name, score, slot }: SpokenTeamProps) => (
  <>
    {name} {slot ? <span data-live={slot}>{score}</span> : score}
  </>
);

const spoken = ({ followed, outcome }: CardGame) => (followed ? spokenFollowed(followed.game) : spokenOutcome(outcome));
