import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { counted } from '../../web/counted.ts';
import { AllAmericanCards } from './all-american-cards.tsx';
import type { AllAmerican } from './honor-items.ts';
import styles from './honors.module.css';
import { InducteeCards } from './inductee-cards.tsx';
import type { loadHonors } from './loads.ts';

/** Maximum number of cards of a class on the overview. */
const shownOfClass = 5;
const shownAllAmericans = 5;

export default function HonorsPage({ data: { halls, awards, allAmericans } }: PageProps<typeof loadHonors>) {
  const { tenant } = getRequestContext();
  const isEmpty = halls.length + awards.length + allAmericans.total === 0;
  return (
    <>
      <Head
        title="Honors"
        description={`Halls of fame, awards and All-Americans of ${tenant.name}.`}
        path={href('honorsHome')}
        indexed={!isEmpty}
      />
      <PageHeader title="Honors" />
      {isEmpty && (
        <EmptyState title="No honors have been recorded yet.">
          <p>
            Halls of fame, awards and All-Americans of {tenant.shortName} will be listed here.{' '}
            <SiteLink href={href('home')}>Home</SiteLink>
          </p>
        </EmptyState>
      )}
      {halls.map(({ hall, total, latest }, index) => (
        <section
          key={hall.id}
          className={index === 0 ? styles.first : styles.group}
          aria-labelledby={`hall-${hall.id}`}
        >
          <SectionHeading
            id={`hall-${hall.id}`}
            more={{ href: hall.url ?? '', label: total > 1 ? `All ${counted(total, 'inductee')}` : hall.title }}
          >
            {hall.title}
          </SectionHeading>
          {latest[0] ? (
            <>
              <p className={styles.lead}>Class of {latest[0].inducted}</p>
              <InducteeCards inductees={latest.slice(0, shownOfClass)} />
            </>
          ) : (
            <p>The first class has not been announced.</p>
          )}
        </section>
      ))}
      {allAmericans.total > 0 && (
        <section className={styles.group} aria-labelledby="all-americans">
          <SectionHeading
            id="all-americans"
            more={{
              href: href('allAmericans'),
              label: allAmericans.total === 1 ? 'All-Americans' : `All ${counted(allAmericans.total, 'selection')}`,
            }}
          >
            All-Americans
          </SectionHeading>
          <AllAmericanCards selections={oneOfEach(allAmericans.items).slice(0, shownAllAmericans)} />
        </section>
      )}
      {awards.length > 0 && (
        <section className={styles.group} aria-labelledby="awards">
          <SectionHeading id="awards" more={{ href: href('awards'), label: 'Awards and their winners' }}>
            Awards
          </SectionHeading>
          <ul className={styles.columns}>
            {awards.map(({ id, title, url }) => (
              <li key={id}>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The first selection of each athlete. */
const oneOfEach = (selections: readonly AllAmerican[]): AllAmerican[] =>
  [...new Map(selections.toReversed().map((item) => [item.title, item])).values()].reverse();
