import type { Schedule } from '../../api/schedule/schema.ts';
import type { Standings } from '../../api/standings/schema.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { todayIn } from '../../domain/local-time.ts';
import { monthOf } from '../../domain/printed-date.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './next-game.module.css';
import { isFirstYear, nextOpening } from './next-opening.ts';
import { placeText } from './sport-band.tsx';

type Props = { sport: Sport; schedule: Schedule; standings: Standings | undefined };

/** Maximum number of awards; the honors section has the others. */
const shownAwards = 3;

/** Replaces the next game after the season: how the season ended, its awards, and when the next season is due. */
export async function OffSeason({ sport, schedule, standings }: Props) {
  const { season, games, record } = schedule;
  const [first] = games;
  if (!first) return null;
  const figures = seasonFigures(record, games);
  const slug = sportSlug(sport);
  const today = todayIn(getRequestContext().tenant.timezone);
  const isOver = !isFirstYear(season.title, today);
  const opens = isOver && nextOpening(first.venueDate, today);
  const final = figures && (record.overall ?? figures.find(({ label }) => label === 'Best finish')?.value);
  const place = standings?.season.title === season.title ? placeText(standings) : undefined;
  const { items } = await getRequestContext().api.content.list(awardWinner, { sportId: sport.id, size: shownAwards });
  const awards = items.filter(({ season: awarded }) => awarded === season.title);
  return (
    <section className={styles.next} data-ground="primary" aria-labelledby="off-season">
      <h2 id="off-season" className={styles.label}>
        {enDashed(season.title)} season {final && (isOver ? 'complete' : 'to date')}
      </h2>
      {final ? (
        <p className={styles.final}>
          <b>{enDashed(final)}</b> {record.overall ? (isOver ? 'final record' : 'record') : 'best finish'}
        </p>
      ) : (
        <p className={styles.final}>No results reported</p>
      )}
      <div className={styles.facts}>
        {place && <p>{place}</p>}
        {awards.length > 0 && (
          <ul>
            {awards.map(({ id, title, award }) => (
              <li key={id}>
                <b>{title}</b>
                {award && `, ${award.title}`}
              </li>
            ))}
          </ul>
        )}
        <p>
          {isOver ? 'The next schedule has not been announced.' : 'No upcoming games announced.'}
          {opens && ` The season opens in ${monthOf(opens)}.`}
        </p>
        <p className={styles.links}>
          <SiteLink href={href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title })}>
            {enDashed(season.title)} {final ? 'results' : 'schedule'}
          </SiteLink>
          <SiteLink href={href('roster', { slug, season: season.title })}>Roster</SiteLink>
        </p>
      </div>
    </section>
  );
}
