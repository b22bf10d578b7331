import { sportTitles } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import type { Inductee } from './honor-items.ts';
import styles from './honors.module.css';
import { pictureOf, roleAndYears } from './inductee-facts.ts';

type Props = {
  inductees: readonly Inductee[];
  /** Heading level of the cards, one below that of their group. */
  level?: 3 | 4;
  /** Prints the year of induction on each card. */
  withYear?: boolean;
};

/** Portraits with name, role, years and sports. */
export const InducteeCards = ({ inductees, level = 3, withYear = false }: Props) => {
  const Name = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {inductees.map((item) => (
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
          <Name className={styles.name}>
            {item.url ? <SiteLink href={item.url}>{item.title}</SiteLink> : item.title}
          </Name>
          {withYear && <p className={styles.year}>Inducted {item.inducted}</p>}
          {sportTitles(item.sports) && item.category !== 'team' && <p>{sportTitles(item.sports)}</p>}
          {roleAndYears(item) && <p className={styles.quiet}>{roleAndYears(item)}</p>}
          {item.posthumous && <p className={styles.quiet}>Inducted posthumously</p>}
        </li>
      ))}
    </ul>
  );
};
