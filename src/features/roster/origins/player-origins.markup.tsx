import { SiteLink } from '../../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import type { Origin } from './group-origins.ts';
import styles from './player-origins.module.css';
import { StateMap } from './state-map.tsx';

type Props = { origins: readonly Origin[] };

/** A map of home states, beside the players by state and country. */
const PlayerOrigins = ({ origins }: Props) => (
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
