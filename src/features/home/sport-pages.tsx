import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { href } from '../../routing/routes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './home-page.module.css';

/** Links to a sport's results, calendar and history; nothing without a schedule. */
export function SportPages({ sport }: { sport: Sport }) {
  if (sport.scheduleId === null) return null;
  const slug = sportSlug(sport);
  const links = [
    { label: 'Results', url: href('results', { sportSlug: slug }) },
    { label: 'Calendar', url: href('sportCalendar', { globalSportNameSlug: slug }) },
    getSeasonBook(sport.family) && { label: 'Record book', url: href('records', { sportSlug: slug }) },
    sport.displayOpponentHistory && {
      label: 'Opponent history',
      url: href('opponentHistoryList', { sportSlug: slug }),
    },
    !sport.non_sport && { label: 'Coaching records', url: href('coachingRecordsOverall', { sportSlug: slug }) },
    { label: 'Historical roster', url: href('sportHistoricalRoster', { globalSportNameSlug: slug }) },
    sport.hasArchives && { label: 'Archives', url: href('sportArchives', { slug }) },
  ];
  return (
    <section className={styles.section} aria-labelledby="sport-pages">
      <SectionHeading id="sport-pages">Results and history</SectionHeading>
      <ul className={styles.honors}>
        {links.map(
          (link) =>
            link && (
              <li key={link.label}>
                <SiteLink href={link.url}>{link.label}</SiteLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
