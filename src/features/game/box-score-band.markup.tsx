import type { ScoreBook } from '../../api/stats/score-book.ts';
import { isLive } from '../../domain/game-state.ts';
import { href } from '../../routing/routes.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './center/board.module.css';
import { Board } from './center/board.tsx';
import { boardOf } from './center/board-facts.ts';
import { stateOfBoxScore } from './center/state-of-box-score.ts';
import { Decisions } from './decisions.tsx';
import { GameBand } from './game-band.tsx';
import { GameStatusText } from './game-status-text.tsx';
import type { GameSides, OurTeam } from './sides.ts';

type Props = { book: ScoreBook; sides: GameSides; ours: OurTeam };

/** Records come from the scorer's file. */
const unknown = { overall: null, conference: null };

/** The header of a box score. */
function BoxScoreBand({ book, sides, ours }: Props) {
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
