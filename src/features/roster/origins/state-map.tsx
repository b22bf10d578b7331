import type { Origin } from './group-origins.ts';
import styles from './player-origins.module.css';
import { mapSize, stateShapes } from './state-shapes.ts';

/** The map of states; states with players are filled, darker for more players. */
export function StateMap({ origins }: { origins: readonly Origin[] }) {
  const { outlines, byName } = stateShapes();
  const shown = origins.filter(({ region }) => byName.has(region));
  const most = Math.max(...shown.map(({ players }) => players.length));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={`Map of home states: ${shown.map(({ region, players }) => `${region} ${players.length}`).join(', ')}`}
    >
      <path className={styles.outlines} d={outlines} />
      {shown.map(({ region, players }) => (
        <path key={region} data-share={shareOf(players.length, most)} d={byName.get(region)}>
          <title>{`${region}: ${players.length}`}</title>
        </path>
      ))}
    </svg>
  );
}

const shareOf = (count: number, most: number): 'low' | 'middle' | 'high' => {
  if (count * 3 > most * 2) return 'high';
  return count * 3 > most ? 'middle' : 'low';
};
