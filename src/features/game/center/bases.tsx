import type { BoxSituation } from '../../../domain/live/situation.ts';
import styles from './board.module.css';

const bases = [
  { key: 'second', name: 'second', x: 24, y: 12 },
  { key: 'third', name: 'third', x: 12, y: 24 },
  { key: 'first', name: 'first', x: 36, y: 24 },
] as const;

/** The diamond seen from behind home plate; a base with a runner is filled. */
export const Bases = ({ situation }: { situation: BoxSituation }) => (
  <svg
    className={styles.bases}
    viewBox="0 0 48 36"
    width="72"
    height="54"
    role="img"
    aria-label={runnersText(situation)}
  >
    {bases.map(({ key, x, y }) => (
      <rect
        key={key}
        x={x - 6}
        y={y - 6}
        width="12"
        height="12"
        transform={`rotate(45 ${x} ${y})`}
        data-taken={situation[key] !== undefined || undefined}
      />
    ))}
  </svg>
);

/** "Runners on first (J. Swarm) and third", "Bases empty", "Bases loaded". */
export function runnersText(situation: BoxSituation): string {
  const taken = (['first', 'second', 'third'] as const).flatMap((key) => {
    const runner = situation[key];
    return runner === undefined ? [] : [runner ? `${key} (${runner})` : key];
  });
  if (taken.length === 0) return 'Bases empty';
  const where = new Intl.ListFormat('en').format(taken);
  if (taken.length === 3) return `Bases loaded: ${where}`;
  return `${taken.length === 1 ? 'Runner' : 'Runners'} on ${where}`;
}
