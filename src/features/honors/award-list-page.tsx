import { awardLevelName } from '../../domain/honors/categories.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { sportChoices } from '../../ui/sport-choices.ts';
import { awardsByLevel, latestWinners } from './award-facts.ts';
import styles from './honors.module.css';
import type { load } from './load-awards.ts';

export default function AwardListPage({ data: { awards, winners, sport } }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const levels = awardsByLevel(awards, winners, sport);
  return (
    <>
      <Head
        title="Awards"
        description={`National, conference and school awards won by athletes, coaches and teams of ${tenant.name}.`}
        path={href('awards')}
        indexed={awards.length > 0}
      />
      <Breadcrumbs items={[{ label: 'Honors', href: href('honorsHome') }, { label: 'Awards' }]} />
      <PageHeader title="Awards" />
      <FilterForm
        action={href('awards')}
        selects={[
          {
            name: 'sport',
            label: 'Sport',
            any: 'All sports',
            value: sport,
            choices: sportChoices([
              ...winners.map((winner) => winner.sport),
              ...awards.flatMap(({ sports }) => sports),
            ]),
          },
        ]}
      />
      {levels.length === 0 && (
        <EmptyState title={sport ? 'No award matches this filter.' : 'No awards have been recorded yet.'}>
          <p>
            <SiteLink href={sport ? href('awards') : href('honorsHome')}>
              {sport ? 'Show all awards' : 'All honors'}
            </SiteLink>
          </p>
        </EmptyState>
      )}
      {levels.map(({ level, awards: ofLevel }) => (
        <section key={level} className={styles.group} aria-labelledby={level}>
          <SectionHeading id={level}>{awardLevelName(level)} awards</SectionHeading>
          <ul className={styles.awards}>
            {ofLevel.map(({ award, winners: won }) => (
              <li key={award.id}>
                <h3 className={styles.name}>
                  {award.url ? <SiteLink href={award.url}>{award.title}</SiteLink> : award.title}
                </h3>
                {award.presenter && <p className={styles.quiet}>{award.presenter}</p>}
                <p>{latestWinners(won) ?? 'Not yet awarded'}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
