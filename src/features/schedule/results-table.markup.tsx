import type { ScheduleGame } from '../../api/games/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { isMeeting } from '../../domain/series/is-meeting.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { GameResult } from '../../ui/games/game-result.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ScrollRegion } from '../../ui/tables/scroll-region.tsx';
import { locationLabels } from './location-filter.ts';
import styles from './results-table.module.css';
import { resultOf } from './row-result.ts';
import { tournamentOf } from './schedule-table.ts';

type Props = {
  caption: string;
  games: readonly ScheduleGame[];
  /** Slug of the sport if opponents link to their history. */
  historySport: string | undefined;
};

const captionId = 'results';

/** A season's results in the given order; phones show the location below the opponent. */
const ResultsTable = ({ caption, games, historySport }: Props) => (
  <ScrollRegion labelledBy={captionId} fits>
    <table className={styles.results}>
      <caption id={captionId}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Opponent</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            <td>
              <time dateTime={game.venueDate.slice(0, 10)}>{shortDay(game.venueDate)}</time>
            </td>
            <th scope="row">
              <span className={styles.opponent}>
                {game.opponent.id !== null && <span className={styles.at}>{game.atVs} </span>}
                {game.opponent.prefix}{' '}
                <Opponent {...game.opponent} historySport={isMeeting(game) ? historySport : undefined} />
              </span>
              <span className={styles.place}>
                {[locationLabels[game.locationIndicator], game.location, tournamentOf(game)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td>
              <div className={styles.result}>
                <div>
                  <GameResult {...resultOf(game)} />
                </div>
                <More game={game} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

type OpponentProps = Pick<ScheduleGame['opponent'], 'id' | 'title' | 'slug'> & Pick<Props, 'historySport'>;

/** The name of an opponent, linked to all games against it. */
const Opponent = ({ id, title, slug, historySport }: OpponentProps) =>
  id === null || historySport === undefined ? (
    title
  ) : (
    <SiteLink href={href('opponentHistory', { sportSlug: historySport, opponentSlug: slug, opponentId: String(id) })}>
      {title}
    </SiteLink>
  );

const More = ({ game: { boxscoreUrl, recapUrl, opponent } }: { game: ScheduleGame }) => (
  <span className={styles.more}>
    {boxscoreUrl && (
      <SiteLink href={boxscoreUrl} aria-label={`Box score, ${opponent.title}`}>
        Box score
      </SiteLink>
    )}
    {recapUrl && (
      <SiteLink href={recapUrl} aria-label={`Recap, ${opponent.title}`}>
        Recap
      </SiteLink>
    )}
  </span>
);

export const resultsTable = defineMarkup('features/schedule/results-table', ResultsTable);
