import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { StoryList } from '../../ui/stories/story-list.tsx';
import type { loadNewsList } from './loads.ts';
import { NewsFilters } from './news-filters.tsx';
import { NewsHead } from './news-head.tsx';
import { newsAddress } from './news-query.ts';
import { newsTitle } from './news-title.ts';

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
