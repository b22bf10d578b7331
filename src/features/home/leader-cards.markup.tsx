import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { NumberPortrait } from '../../ui/people/number-portrait.tsx';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import type { LeaderCard } from './find-leaders.ts';
import styles from './stat-leaders.module.css';

/** The leader of each category: portrait, figure and name. */
const LeaderCards = ({ leaders }: { leaders: readonly LeaderCard[] }) => (
  <ul className={styles.leaders}>
    {leaders.map(({ category, figure, unit, note, name, url, portrait, jersey }) => (
      <li key={category} className={styles.leader}>
        <div className={styles.portrait}>
          {!portrait || portrait.image.isDefault ? (
            <NumberPortrait number={jersey} name={name} />
          ) : (
            <PersonPortrait id={portrait.id} name={name} image={portrait.image} width={88} sizes="88px" />
          )}
        </div>
        <div>
          <h3 className={styles.category}>{category}</h3>
          <p className={styles.figure}>
            {figure}
            {unit && <small> {unit}</small>}
          </p>
          <p className={styles.name}>{url ? <SiteLink href={url}>{name}</SiteLink> : name}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </li>
    ))}
  </ul>
);

export const leaderCards = defineMarkup('features/home/leader-cards', LeaderCards);
