import { clipping } from '../../content/clippings/clipping.ts';
import { gallery } from '../../content/galleries/gallery.ts';
import { moment } from '../../content/moments/moment.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { offersScores } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './home-page.module.css';

/** Links to a sport's results, calendar, history and coverage; nothing without a schedule. */
export async function SportPages({ sport }: { sport: Sport }) {
  if (sport.scheduleId === null) return null;
  const { api, tenant } = getRequestContext();
  const { content } = api;
  const one = { sportId: sport.id, size: 1 };
  const [moments, clippings, galleries] = await Promise.all([
    content.list(moment, one),
    content.list(clipping, one),
    content.list(gallery, one),
  ]);
  const slug = sportSlug(sport);
  const links = [
    { label: 'Results', url: href('results', { sportSlug: slug }) },
    standingsRules(sport.family) && { label: 'Standings', url: href('standings', { sportSlug: slug }) },
    { label: 'Calendar', url: href('sportCalendar', { globalSportNameSlug: slug }) },
    offersScores(tenant, sport) && { label: 'Score notifications', url: href('notifications') },
    getSeasonBook(sport.family) && { label: 'Record book', url: href('records', { sportSlug: slug }) },
    sport.displayOpponentHistory && {
      label: 'Opponent history',
      url: href('opponentHistoryList', { sportSlug: slug }),
    },
    !sport.non_sport && { label: 'Coaching records', url: href('coachingRecordsOverall', { sportSlug: slug }) },
    { label: 'Historical roster', url: href('sportHistoricalRoster', { globalSportNameSlug: slug }) },
    sport.hasArchives && { label: 'Archives', url: href('sportArchives', { slug }) },
    moments.total > 0 && { label: 'Great moments', url: href('sportMoments', { sportSlug: slug }) },
    galleries.total > 0 && { label: 'Photos', url: href('galleries', {}, { sport: slug }) },
    clippings.total > 0 && { label: 'Press clippings', url: href('clippings', {}, { sport: slug }) },
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
