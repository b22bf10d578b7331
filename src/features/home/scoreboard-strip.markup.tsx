import { createElement } from 'react';

import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { ScrollButtons } from '../../ui/controls/scroll-buttons.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import type { CardGame } from '../../ui/games/card-game.ts';
import { GameCard } from '../../ui/games/game-card.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { ScrollRegion } from '../../ui/tables/scroll-region.tsx';
import { scrollStart, scrollToStart } from '../../ui/tables/scroll-start.ts';
import { counted } from '../../web/counted.ts';
import styles from './scoreboard-strip.module.css';
import type { StartedDay } from './start-at-game.ts';

type Props = {
  /** Those from the game at the strip's initial scroll position on, then the earlier ones. */
  days: readonly StartedDay<CardGame>[];
  sports: readonly Sport[];
  filter: Sport | undefined;
  /** The page of all live games, if there are several. */
  sideBySide: { count: number; href: string } | undefined;
  /** The document defines the element that scrolls the strip before the first paint. */
  isDocument: boolean;
};

const headingId = 'scoreboard';

/** The scoreboard strip above the page. */
const ScoreboardStrip = ({ days, sports, filter, sideBySide, isDocument }: Props) => (
  <div className={styles.strip} data-ground="board">
    <div className={`content ${styles.head}`}>
      <h2 id={headingId} className={styles.title}>
        {filter ? `${filter.title} scores` : 'Scores'}
      </h2>
      {sideBySide && <SiteLink href={sideBySide.href}>{counted(sideBySide.count, 'live game')}</SiteLink>}
      {sports.length > 1 && <SportFilter sports={sports} filter={filter} />}
      {days.length > 0 && <ScrollButtons regionLabel={headingId} of="games" />}
    </div>
    {days.length === 0 ? (
      <p className={`content ${styles.none}`}>No games yet</p>
    ) : (
      <>
        <ScrollRegion labelledBy={headingId}>
          <ul className={styles.days}>
            {days.map((day, index) => (
              <li key={day.date} data-earlier={day.isEarlier || undefined}>
                <DayHeading day={day} />
                <ul className={styles.games}>
                  {day.games.map((game, place) => (
                    <li key={game.id} {...{ [scrollStart]: index + place === 0 ? '' : undefined }}>
                      <GameCard game={game} isDated={false} />
                    </li>
                  ))}
                  {day.earlier.map((game) => (
                    <li key={game.id} data-earlier="">
                      <GameCard game={game} isDated={false} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </ScrollRegion>
        {isDocument && createElement(scrollToStart)}
      </>
    )}
  </div>
);

const DayHeading = ({ day: { date, name, printedDate } }: { day: StartedDay<CardGame> }) => (
  <h3 className={styles.day}>
    {name} {printedDate && <time dateTime={date}>{printedDate}</time>}
  </h3>
);

const SportFilter = ({ sports, filter }: Pick<Props, 'sports' | 'filter'>) => (
  <details className={styles.filter} data-menu="">
    <summary>
      <VisuallyHidden>Scores of </VisuallyHidden>
      {filter?.title ?? 'All sports'}
      <Icon name="chevron" />
    </summary>
    <ul>
      <li>
        <SiteLink href={href('home')} aria-current={filter ? undefined : 'true'}>
          All sports
        </SiteLink>
      </li>
      {sports.map((sport) => (
        <li key={sport.id}>
          <SiteLink
            href={href('home', {}, { sport: sportSlug(sport) })}
            aria-current={sport.id === filter?.id ? 'true' : undefined}
          >
            {sport.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  </details>
);

export const scoreboardStrip = defineMarkup('features/home/scoreboard-strip', ScoreboardStrip);
