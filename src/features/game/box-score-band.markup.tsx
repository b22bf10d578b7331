import type { ScoreBook } from '../../api/stats/score-book.ts';
import { gameState, isLive } from '../../domain/game-state.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameStatus } from '../../ui/games/game-status.tsx';
import { interruptedStatus } from '../../ui/games/interrupted-status.ts';
import { overtimeText } from '../../ui/live/game-text.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './center/board.module.css';
import { Board } from './center/board.tsx';
import { boardOf } from './center/board-facts.ts';
import { stateOfBoxScore } from './center/state-of-box-score.ts';
import { Decisions } from './decisions.tsx';
import { GameBand } from './game-band.tsx';
import { periodTitleOf } from './period-title-of.ts';
import { resultRemarks } from './result-remarks.ts';
import type { GameSides, OurTeam } from './sides.ts';

/** Records come from the scorer's file. */
const unknown = { overall: null, conference: null };

/** The header of a box score. */
function BoxScoreBand({ book, sides, ours }: { book: ScoreBook; sides: GameSides; ours: OurTeam }) {
  const { game } = book;
  const facts = boardOf(book, stateOfBoxScore(book), ours, { team: unknown, opponent: unknown });
  const story = game.recapUrl
    ? { href: game.recapUrl, label: 'Recap' }
    : game.previewUrl && { href: game.previewUrl, label: 'Preview' };
  return (
    <GameBand game={game} teams={sides} page="Box score">
      <Board
        facts={facts}
        status={
          <div className={styles.status}>
            <p>
              <GameStatusText book={book} />
            </p>
            <ul className={styles.links}>
              {story && (
                <li>
                  <SiteLink href={story.href}>{story.label}</SiteLink>
                </li>
              )}
              <li>
                <SiteLink href={href('gameCenter', { gameId: String(game.id) })}>
                  {isLive(game.gameState) ? 'Follow live' : 'Game center'}
                </SiteLink>
              </li>
            </ul>
          </div>
        }
      />
      <Decisions book={book} sides={sides} />
    </GameBand>
  );
}

export const boxScoreBand = defineMarkup('features/game/box-score-band', BoxScoreBand);

/** "Final 2OT", "Live 3rd quarter 4:10", or a status such as "Postponed". */
function GameStatusText({ book }: { book: ScoreBook }) {
  const { game, boxScore } = book;
  const { kind, reason } = interruptedStatus(game.gameState, game.gameStateReason);
  if (kind && game.gameState !== gameState.PreGame) return <GameStatus kind={kind}>{reason}</GameStatus>;
  if (!boxScore.complete) {
    const period = boxScore.period > 0 ? periodTitleOf(boxScore, boxScore.period) : '';
    return <GameStatus kind="live">{[period, boxScore.clock].filter(Boolean).join(' ')}</GameStatus>;
  }
  return (
    <GameStatus kind="final">
      {[overtimeText(game.overtime), ...resultRemarks(game)].filter(Boolean).join(' · ')}
    </GameStatus>
  );
}
