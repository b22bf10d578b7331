import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { StoryList } from '../../ui/stories/story-list.tsx';
import type { loadNewsList } from './loads.ts';
import styles from './news.module.css';
import { NewsHead } from './news-head.tsx';
import type { News } from './news-list.ts';
import { newsAddress } from './news-query.ts';
import { newsTitle } from './news-title.ts';

const related = [
  { label: 'Photos', address: href('galleries') },
  { label: 'Tags', address: href('tags') },
  { label: 'RSS feeds', address: href('rssFeeds') },
];

/** Menus of the sports and years with stories, and links to related lists. */
function NewsFilters({ news: { sport, year, sports, years } }: { news: News }) {
  const slug = sport && sportSlug(sport);
  const own = slug === undefined ? {} : { sport: slug };
  const choices = sports.map((each) => ({
    title: each.title,
    href: newsAddress({ sport: sportSlug(each) }),
    current: each.id === sport?.id,
  }));
  return (
    <div className={styles.filters}>
      <SeasonPicker label="Sport:" seasons={[{ title: 'All', href: newsAddress({}), current: !sport }, ...choices]} />
      <SeasonPicker
        label="Year:"
        seasons={[
          { title: 'All', href: newsAddress(own), current: year === undefined },
          ...years.map((each) => ({
            title: String(each.year),
            href: newsAddress({ ...own, year: each.year }),
            current: each.year === year,
          })),
        ]}
      />
      {related.map((link) => (
        <SiteLink key={link.label} className={styles.related} href={link.address}>
          {link.label}
        </SiteLink>
      ))}
    </div>
  );
}

/** The stories of the college or of a sport, from all years or one. */
export default function NewsPage({ data: news }: PageProps<typeof loadNewsList>) {
  const { tenant } = getRequestContext();
  const { sport, year, stories } = news;
  const slug = sport && sportSlug(sport);
  return (
    <>
      <NewsHead news={news} />
      <PageHeader title={newsTitle(news)}>
        <NewsFilters news={news} />
      </PageHeader>
      {stories.total > 0 ? (
        <>
          <StoryList stories={stories.items} topics={!sport} hasLead={stories.page === 1} />
          <Pagination
            label="Pages of stories"
            page={stories.page}
            pages={stories.pages}
            address={(page) => newsAddress({ ...(slug && { sport: slug }), year, page })}
          />
        </>
      ) : (
        <EmptyState title={`No ${sport ? `${sport.title.toLowerCase()} ` : ''}stories yet.`}>
          <p>
            <SiteLink href={slug ? href('sport', { slug }) : href('home')}>
              {sport ? sport.title : `${tenant.shortName} Athletics`} home
            </SiteLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}
