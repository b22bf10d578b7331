import type { Schedule } from '../../api/schedule/schema.ts';
import type { Standings } from '../../api/standings/schema.ts';
import { monthOf } from '../../domain/printed-date.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './next-game.module.css';
import { placeText } from './sport-band.tsx';

type Props = { sport: Sport; schedule: Schedule; standings: Standings | undefined };

/** In place of the next game after the last one: how the season ended, and when the next one is due. */
export function OffSeason({ sport, schedule, standings }: Props) {
  const { season, games, record } = schedule;
  const [first] = games;
  const figures = seasonFigures(record, games);
  if (!first || !figures) return null;
  const slug = sportSlug(sport);
  const opens = Temporal.PlainDate.from(first.venueDate.slice(0, 10)).add({ years: 1 }).toString();
  const final = record.overall ? enDashed(record.overall) : figures.find(({ label }) => label === 'Best finish')?.value;
  const place = standings?.season.title === season.title ? placeText(standings) : undefined;
  return (
    <section className={styles.next} data-ground="primary" aria-labelledby="off-season">
      <h2 id="off-season" className={styles.label}>
        {enDashed(season.title)} season complete
      </h2>
      <p className={styles.final}>
        <b>{final}</b> {record.overall ? 'final record' : 'best finish'}
      </p>
      {place && <p>{place}</p>}
      <p>The next schedule has not been announced. The season opens in {monthOf(opens)}.</p>
      <p className={styles.links}>
        <SiteLink href={href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title })}>
          {enDashed(season.title)} results
        </SiteLink>
        <SiteLink href={href('roster', { slug, season: season.title })}>Roster</SiteLink>
      </p>
    </section>
  );
}
