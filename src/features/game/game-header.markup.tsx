import type { ScoreBook } from '../../api/stats/score-book.ts';
import { isLive } from '../../domain/game-state.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LineScore } from '../../ui/line-score.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { TeamLogo } from '../../ui/team-logo.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import styles from './game-header.module.css';
import { GameStatusText } from './game-status-text.tsx';
import { gameTitle } from './game-title.ts';
import { LeaderList } from './leader-list.tsx';
import { leaderLines } from './leaders.ts';
import { periodFigures, totalFigures, totalHeads } from './line-score.ts';
import type { GameSide, GameSides } from './sides.ts';

type Props = { book: ScoreBook; sides: GameSides };

/** The game's header: teams, score, status, line score and leaders. */
function GameHeader({ book, sides }: Props) {
  const { game, boxScore } = book;
  const stats = getSportStats(boxScore.family);
  return (
    <>
      <Breadcrumbs items={breadcrumbs(game)} />
      <header className={styles.board} data-ground="board">
        <div className={styles.line}>
          <h1 className={styles.title}>
            {game.sport.title}: {gameTitle(sides, game)}
          </h1>
          <p className={styles.when}>
            <time dateTime={boxScore.venue.date}>{mediumDate(boxScore.venue.date)}</time>
            {game.tournament && ` · ${game.tournament.title}`}
          </p>
        </div>
        <div className={styles.teams}>
          <ScoreLine side={sides[0]} prefix={prefixOf(sides[0], game)} />
          <p className={styles.status}>
            <GameStatusText book={book} />
          </p>
          <ScoreLine side={sides[1]} prefix={prefixOf(sides[1], game)} />
        </div>
        {boxScore.periods.length > 0 && (
          <div className={styles['line-score']}>
            <LineScore
              id="line-score"
              caption={`Score by ${(stats?.periodName ?? 'period').toLowerCase()}`}
              periods={boxScore.periods.map(({ label }) => ({ label }))}
              totals={totalHeads(stats)}
              teams={[lineOf(sides[0]), lineOf(sides[1])]}
            />
          </div>
        )}
        <p className={styles.story}>
          {game.recapUrl ? (
            <SiteLink href={game.recapUrl}>Read the recap</SiteLink>
          ) : (
            game.previewUrl && <SiteLink href={game.previewUrl}>Read the preview</SiteLink>
          )}
          <SiteLink href={href('gameCenter', { gameId: String(game.id) })}>
            {isLive(game.gameState) ? 'Follow live' : 'Game center'}
          </SiteLink>
        </p>
      </header>
      <LeaderList lines={leaderLines(stats?.leaders ?? [], sides)} />
    </>
  );

  function lineOf({ side, name, abbreviation, logo, isOurs, isWinner }: GameSides[number]) {
    return {
      name,
      abbreviation,
      logo,
      own: isOurs,
      winner: isWinner,
      periods: periodFigures(boxScore, side),
      totals: totalFigures(boxScore, side, stats),
    };
  }
}

/** Each side's rank at the start of the game. */
const prefixOf = ({ isOurs, team }: GameSides[number], game: ScoreBook['game']): string =>
  (isOurs ? game.teamPrefix : game.opponent.prefix) ?? team.rank.replace(/^(?=\d)/, 'No. ');

export const gameHeader = defineMarkup('features/game/game-header', GameHeader);

/** One team of the board: logo, name, record, score. */
const ScoreLine = ({ side: { side, name, team, logo, isWinner }, prefix }: { side: GameSide; prefix: string }) => (
  <div className={styles.team} data-side={side} data-winner={isWinner || undefined}>
    <TeamLogo name={name} url={logo} size={64} />
    <p className={styles.name}>
      {prefix && <span className={styles.rank}>{prefix}</span>} {name}
      {team.record && <span className={styles.record}>{enDashed(team.record)}</span>}
    </p>
    <p className={styles.score}>{team.score}</p>
  </div>
);
