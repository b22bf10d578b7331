import { award } from '../../content/honors/award.ts';
import { awardLevelName } from '../../domain/honors/categories.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { ContentList } from '../../ui/page/content-list.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { awardsByLevel, latestWinners } from './award-facts.ts';
import styles from './honors.module.css';
import type { loadAwards } from './loads.ts';

export default function AwardListPage({ data: { awards, winners, sport } }: PageProps<typeof loadAwards>) {
  const { tenant } = getRequestContext();
  const levels = awardsByLevel(awards, winners, sport);
  return (
    <ContentList
      kind={award}
      description={`National, conference and school awards won by athletes, coaches and teams of ${tenant.name}.`}
      indexed={awards.length > 0}
      breadcrumbs={[{ label: 'Honors', href: href('honorsHome') }, { label: 'Awards' }]}
      filter={[
        sportFilter(sport, [...winners.map((winner) => winner.sport), ...awards.flatMap(({ sports }) => sports)]),
      ]}
      empty={
        levels.length === 0 &&
        (sport
          ? {
              title: 'No award matches this filter.',
              instead: <SiteLink href={href('awards')}>Show all awards</SiteLink>,
            }
          : {
              title: 'No awards have been recorded yet.',
              instead: <SiteLink href={href('honorsHome')}>All honors</SiteLink>,
            })
      }
    >
      {levels.map(({ level, awards: ofLevel }) => (
        <section key={level} className={styles.group} aria-labelledby={level}>
          <SectionHeading id={level}>{awardLevelName(level)} awards</SectionHeading>
          <ul className={styles.awards}>
            {ofLevel.map(({ award: each, winners: won }) => (
              <li key={each.id}>
                <h3 className={styles.name}>
                  {each.url ? <SiteLink href={each.url}>{each.title}</SiteLink> : each.title}
                </h3>
                {each.presenter && <p className={styles.quiet}>{each.presenter}</p>}
                <p>{latestWinners(won) ?? 'Not yet awarded'}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ContentList>
  );
}
