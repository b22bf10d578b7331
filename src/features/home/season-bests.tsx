import type { Schedule } from '../../api/schedule/schema.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { placeOf } from '../../domain/season-figures.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './result-list.module.css';

const shown = 5;

/** The best finishes of a season of meets; nothing before the first one. */
export function SeasonBests({ schedule }: { schedule: Schedule }) {
  const best = schedule.games
    .flatMap(({ id, placing, opponent, venueDate }) => {
      const place = placeOf(placing);
      return place === undefined ? [] : [{ id, place, placing, title: opponent.title, venueDate }];
    })
    .sort((a, b) => a.place - b.place || a.venueDate.localeCompare(b.venueDate))
    .slice(0, shown);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="bests">
      <SectionHeading id="bests">Season bests</SectionHeading>
      <ol className={styles.results}>
        {best.map(({ id, placing, title, venueDate }) => (
          <li key={id} className={styles.result}>
            <span />
            <p>
              <span className={styles.opponent}>{title}</span>
              <span className={styles.facts}>
                <time dateTime={venueDate.slice(0, 10)}>{shortDay(venueDate)}</time>
              </span>
            </p>
            <p className={styles.score}>{placing}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
