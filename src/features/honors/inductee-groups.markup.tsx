import { sportTitles } from '../../domain/sport.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { Grouping, InducteeGroup } from './group-inductees.ts';
import type { Inductee } from './honor-items.ts';
import styles from './honors.module.css';
import { InducteeCards } from './inductee-cards.tsx';
import { roleAndYears } from './inductee-facts.ts';

/** The inductees of a hall below jump links to each group, as portraits or, from A to Z, as a directory. */
const InducteeGroups = ({ groups, grouping }: { groups: readonly InducteeGroup[]; grouping: Grouping }) => (
  <>
    <JumpLinks label={jumpLabels[grouping]} links={groups} />
    {groups.map(({ id, title, items }) => (
      <section key={id} className={styles.group} data-grouping={grouping} aria-labelledby={id}>
        <SectionHeading id={id}>{title}</SectionHeading>
        {grouping === 'a-z' ? (
          <Directory inductees={items} />
        ) : (
          <InducteeCards inductees={items} withYear={grouping === 'sport'} />
        )}
      </section>
    ))}
  </>
);

const jumpLabels: Record<Grouping, string> = {
  year: 'Classes',
  sport: 'Sports',
  'a-z': 'Letters',
  teams: 'Classes',
};

const Directory = ({ inductees }: { inductees: readonly Inductee[] }) => (
  <ul className={styles.directory}>
    {inductees.map((item) => (
      <li key={item.id} className={styles.entry}>
        <span className={styles.entryName}>
          {item.url ? <SiteLink href={item.url}>{item.sortName}</SiteLink> : item.sortName}
        </span>
        <span className={styles.quiet}>
          {[sportTitles(item.sports), roleAndYears(item)].filter(Boolean).join(' · ') || 'Team'}
        </span>
        <span className={styles.entryYear}>{item.inducted}</span>
      </li>
    ))}
  </ul>
);

export const inducteeGroups = defineMarkup('features/honors/inductee-groups', InducteeGroups);
