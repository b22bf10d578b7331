import type { Schedule } from '../../api/schedule/schema.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import type { Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { RecordStrip } from '../../ui/games/record-strip.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './home-page.module.css';

/** The season's record or finishes or, before its first result, those of the previous season. */
export async function SeasonStrip({ sport, schedule }: { sport: Sport; schedule: Schedule | undefined }) {
  const figures = schedule && seasonFigures(schedule.record, schedule.games);
  if (figures) return <RecordStrip items={figures} />;
  const { api } = getRequestContext();
  const seasons = await api.schedule.seasons(sport.id);
  // newest first
  const before = seasons[seasons.findIndex(({ scheduleId }) => scheduleId === schedule?.id) + 1];
  const last = before && (await api.schedule.get(before.scheduleId));
  const lastFigures = last && seasonFigures(last.record, last.games);
  if (!lastFigures) return null;
  return (
    <section aria-labelledby="last-season">
      <h2 id="last-season" className={styles.lastSeason}>
        {enDashed(before.seasonTitle)} season
      </h2>
      <RecordStrip items={lastFigures} />
    </section>
  );
}
