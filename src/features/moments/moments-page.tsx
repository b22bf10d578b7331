import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { JumpLinks } from '../../ui/jump-links.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { MomentEntry } from './moment-entry.tsx';
import { momentList } from './moment-list.ts';
import styles from './moments.module.css';
import type { ShownMoment } from './with-games.ts';

type Props = { data: { moments: readonly ShownMoment[]; sport: Sport | undefined } };

export default function MomentsPage({ data: { moments, sport } }: Props) {
  const { tenant } = getRequestContext();
  const title = 'Great moments';
  const decades = [...Map.groupBy(moments, ({ date }) => `${date.slice(0, 3)}0s`)];
  return (
    <>
      <Head
        title={sport ? `${sport.title}: ${title.toLowerCase()}` : title}
        description={`The great moments of ${sport ? `${tenant.name} ${sport.title}` : `${tenant.name} athletics`}, decade by decade.`}
        path={sport ? href('sportMoments', { sportSlug: sportSlug(sport) }) : href('moments')}
        items={moments}
      />
      {moments.length > 0 && <JsonLd data={momentList(moments)} />}
      {sport && <Breadcrumbs items={[{ label: title, href: href('moments') }, { label: sport.title }]} />}
      <PageHeader title={sport ? `${sport.title} great moments` : title} />
      {moments.length === 0 ? (
        <EmptyState title={`No great moments of ${sport?.title.toLowerCase() ?? tenant.shortName} recorded yet.`}>
          <p>
            Every result of the past is in the archives.{' '}
            <SiteLink href={sport ? href('sportArchives', { slug: sportSlug(sport) }) : href('archives')}>
              Archives
            </SiteLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <JumpLinks label="Decades" links={decades.map(([label]) => ({ id: label, label }))} />
          {decades.map(([decade, items]) => (
            <section key={decade} className={styles.decade} aria-labelledby={decade}>
              <SectionHeading id={decade}>{decade}</SectionHeading>
              <ol className={styles.timeline}>
                {items.map((item) => (
                  <MomentEntry key={item.id} item={item} hasTopics={!sport} />
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
    </>
  );
}
