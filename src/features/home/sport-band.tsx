import type { Schedule } from '../../api/schedule/schema.ts';
import type { Standings } from '../../api/standings/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { formatOrdinal } from '../../web/text.ts';
import { SeasonStrip } from './season-strip.tsx';
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
