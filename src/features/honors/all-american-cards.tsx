import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import { enDashed } from '../../web/text.ts';
import { selectionFacts } from './all-american-facts.ts';
import type { AllAmerican } from './honor-items.ts';
import styles from './honors.module.css';
import { pictureOf } from './inductee-facts.ts';

/** Portraits of All-Americans with season, sport and selection. */
export const AllAmericanCards = ({ selections }: { selections: readonly AllAmerican[] }) => (
  <ul className={styles.cards}>
    {selections.map((item) => (
      <li key={item.id} className={styles.card}>
        <div className={styles.portrait}>
          <PersonPortrait
            id={item.id}
            name={item.title}
            image={pictureOf(item)}
            width={288}
            sizes="(max-width: 639px) 45vw, 288px"
          />
        </div>
        <h3 className={styles.name}>{item.url ? <SiteLink href={item.url}>{item.title}</SiteLink> : item.title}</h3>
        <p className={styles.year}>{enDashed(item.season)}</p>
        <p>{item.sport?.title}</p>
        <p className={styles.quiet}>{selectionFacts(item)}</p>
      </li>
    ))}
  </ul>
);
