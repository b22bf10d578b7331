import { publication } from '../../content/publications/publication.ts';
import { longDate } from '../../domain/printed-date.ts';
import { sportSlug, sportTitles } from '../../domain/sport.ts';
import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { Picture } from '../../ui/media/picture.tsx';
import cardTitle from '../../ui/page/card-title.module.css';
import { ContentList } from '../../ui/page/content-list.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { loadPublicationList } from './loads.ts';
import { kindTitle, type Publication } from './publication-facts.ts';
import styles from './publications.module.css';

export default function PublicationListPage({ data: { publications, filter } }: PageProps<typeof loadPublicationList>) {
  const { tenant } = getRequestContext();
  const { sport, kind } = filter;
  const shown = publications.filter(
    (each) => (!kind || each.kind === kind) && (!sport || each.sports.some(({ id }) => id === sport.id)),
  );
  const years = Map.groupBy(shown, ({ issued }) => issued.slice(0, 4));
  const kinds = new Map(publications.map((each) => [each.kind, kindTitle(each)]));
  return (
    <div className={styles.page}>
      <ContentList
        kind={publication}
        description={`Media guides, game programs and yearbooks of ${athleticsName(tenant)}.`}
        indexed={publications.length > 0}
        breadcrumbs={[{ label: 'Home', href: href('home') }, { label: 'Publications' }]}
        filter={[
          sportFilter(
            sport && sportSlug(sport),
            publications.flatMap(({ sports }) => sports),
          ),
          {
            name: 'kind',
            label: 'Type',
            any: 'All types',
            value: kind,
            choices: Array.from(kinds, ([value, label]) => ({ value, label })),
          },
        ]}
        empty={
          shown.length === 0 &&
          (publications.length === 0
            ? { title: 'No publications yet.', instead: <SiteLink href={href('home')}>Home</SiteLink> }
            : {
                title: 'No publication matches this filter.',
                instead: <SiteLink href={href('publications')}>All publications</SiteLink>,
              })
        }
      >
        <div className={styles.years}>
          {[...years].map(([year, ofYear]) => (
            <section key={year} className={styles.year} aria-labelledby={`publications-${year}`}>
              <SectionHeading id={`publications-${year}`}>{year}</SectionHeading>
              <ul className={styles.grid}>
                {ofYear.map((item) => (
                  <PublicationCard key={item.id} item={item} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </ContentList>
    </div>
  );
}

/** A publication in a list: its cover, or its title designed as a cover. */
const PublicationCard = ({ item }: { item: Publication }) => (
  <li className={styles.card}>
    {item.cover ? (
      <Picture
        url={item.cover.url}
        focus={item.cover.focus}
        alt=""
        itemId={item.id}
        width={360}
        height={480}
        sizes="(max-width: 639px) 45vw, 260px"
      />
    ) : (
      <p className={styles.plainCover} aria-hidden="true">
        {item.title}
      </p>
    )}
    <h3 className={`${cardTitle.title} ${styles.name}`}>
      <SiteLink href={item.url ?? ''}>{item.title}</SiteLink>
    </h3>
    <p className={styles.facts}>
      {kindTitle(item)}, <time dateTime={item.issued}>{longDate(item.issued)}</time>
    </p>
    {item.sports.length > 0 && <p className={styles.facts}>{sportTitles(item.sports)}</p>}
  </li>
);
