import { moment } from '../../content/moments/moment.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
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
    <ContentList
      kind={moment}
      title={sport ? `${sport.title} great moments` : title}
      documentTitle={sport ? `${sport.title}: ${title.toLowerCase()}` : title}
      description={`The great moments of ${sport ? `${tenant.name} ${sport.title}` : `${tenant.name} athletics`}, decade by decade.`}
      path={sport ? href('sportMoments', { sportSlug: sportSlug(sport) }) : href('moments')}
      items={moments}
      data={moments.length > 0 ? momentList(moments) : undefined}
      breadcrumbs={sport && [{ label: title, href: href('moments') }, { label: sport.title }]}
      empty={
        moments.length === 0 && {
          title: `No great moments of ${sport?.title.toLowerCase() ?? tenant.shortName} recorded yet.`,
          instead: (
            <>
              Every result of the past is in the archives.{' '}
              <SiteLink href={sport ? href('sportArchives', { slug: sportSlug(sport) }) : href('archives')}>
                Archives
              </SiteLink>
            </>
          ),
        }
      }
    >
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
    </ContentList>
  );
}
