import { clock } from '../../domain/stats/column.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { counted } from '../../web/counted.ts';
import styles from './drive-chart.module.css';
import { driveSpan } from './drive-span.ts';
import type { PanelProps } from './panel-props.ts';

const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** Every drive as an arrow on the field, visitors to the right; omits drives whose start cannot be read. */
export function DriveChart({ book: { boxScore }, sides }: PanelProps) {
  const codes = { away: boxScore.away.code, home: boxScore.home.code };
  const drawn = boxScore.drives.flatMap((drive, index) => {
    const span = driveSpan(drive, codes);
    const team = sides.find(({ side }) => side === drive.side);
    return span && team ? [{ ...drive, ...span, team, index }] : [];
  });
  if (drawn.length === 0) return null;
  const [away, home] = sides;
  return (
    <figure className={styles.chart}>
      <figcaption>
        {away.name} drives to the right, {home.name} to the left. The table below has every drive.
      </figcaption>
      <ol>
        {drawn.map(({ index, from, to, team, side, plays, yards, possession, endHow, period, startClock }) => (
          <li key={index} className={styles.drive}>
            <span className={styles.team}>
              <TeamLogo name={team.name} url={team.logo} size={24} alt={team.name} />
              <small>
                Q{period} {startClock}
              </small>
            </span>
            <svg viewBox="-10 0 120 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.zone} x="-10" width="10" height="10" />
              <rect className={styles.zone} x="100" width="10" height="10" />
              {tenths.map((yard) => (
                <path key={yard} className={styles.line} d={`M${yard} 0v10`} data-middle={yard === 50 || undefined} />
              ))}
              <path
                className={team.isOurs ? styles.own : styles.other}
                d={arrow(from, to, side === 'away' ? 1 : -1)}
                {...(!team.isOurs && team.color && { fill: team.color })}
              />
            </svg>
            <p className={styles.result} data-scored={/^(?:touchdown|td|field goal|fg)/i.test(endHow) || undefined}>
              <b>{endHow}</b>{' '}
              <small>
                {counted(plays, 'play')}, {counted(String(yards).replace('-', '−'), 'yard')}
                {possession !== undefined && `, ${clock(possession)}`}
              </small>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A bar with a point in the direction of the drive; a drive without a gain is only the point. */
function arrow(from: number, to: number, direction: 1 | -1): string {
  const tip = to + direction * 2;
  return `M${from} 2.5H${to}L${tip} 5L${to} 7.5H${from}z`;
}
