import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import type { Origin } from './group-origins.ts';
import styles from './player-origins.module.css';
import { mapSize, stateShapes } from './state-shapes.ts';

/** A map of home states, beside the players by state and country. */
const PlayerOrigins = ({ origins }: { origins: readonly Origin[] }) => (
  <section className={styles.origins} aria-labelledby="hometowns">
    <SectionHeading id="hometowns">Hometowns</SectionHeading>
    <div className={styles.columns}>
      {origins.some(({ isState }) => isState) && <StateMap origins={origins} />}
      <dl className={styles.regions}>
        {origins.map(({ region, players }) => (
          <div key={region} className={styles.region}>
            <dt>
              {region} <span>{players.length}</span>
            </dt>
            {players.map(({ id, name, town, url }) => (
              <dd key={id}>
                <SiteLink href={url}>{name}</SiteLink> {town !== region && town}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  </section>
);

export const playerOrigins = defineMarkup('features/roster/origins/player-origins', PlayerOrigins);

/** The map of states; states with players are filled, darker for more players. */
function StateMap({ origins }: { origins: readonly Origin[] }) {
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
