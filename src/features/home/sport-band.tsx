import type { Schedule } from '../../api/schedule/schema.ts';
import type { Standings } from '../../api/standings/schema.ts';
import { seasonFigures } from '../../domain/season-figures.ts';
import type { Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { RecordStrip } from '../../ui/games/record-strip.tsx';
import { enDashed, formatOrdinal } from '../../web/text.ts';
import seasonStripStyles from './home-page.module.css';
import styles from './sport-band.module.css';

type Props = { sport: Sport; schedule: Schedule | undefined; standings: Standings | undefined };

/** The band of a sport home: title, place in the conference and season record. */
export function SportBand({ sport, schedule, standings }: Props) {
  const { shortName } = getRequestContext().tenant;
  const place = placeText(standings);
  return (
    <div className={styles.band} data-ground="primary">
      <div className="content">
        <div className={styles.title}>
          <h1>{sport.title}</h1>
          <p>{place ?? schedule?.conference?.title ?? shortName}</p>
        </div>
        <SeasonStrip sport={sport} schedule={schedule} />
      </div>
    </div>
  );
}

/** "2nd in the Inland Seas Conference", "2nd in the Lake Division"; undefined before the first conference game. */
export function placeText(standings: Standings | undefined): string | undefined {
  const table = standings?.tables.find(({ rows }) => rows.some(({ isOurs }) => isOurs));
  const own = table?.rows.find(({ isOurs }) => isOurs);
  if (!own || own.conferencePercentage === null) return undefined;
  const within = table?.title ?? standings?.conference?.title ?? 'conference';
  return `${formatOrdinal(own.place)} in the ${within.replace(/^the /i, '')}`;
}

/** The season's record or finishes or, before its first result, those of the previous season. */
async function SeasonStrip({ sport, schedule }: { sport: Sport; schedule: Schedule | undefined }) {
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
      <h2 id="last-season" className={seasonStripStyles.lastSeason}>
        {enDashed(before.seasonTitle)} season
      </h2>
      <RecordStrip items={lastFigures} />
    </section>
  );
}
