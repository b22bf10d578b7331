import type { Sport } from '../../domain/sport.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { storyGrid } from '../../ui/stories/story-grid.markup.tsx';
import { enDashed } from '../../web/text.ts';
import { archiveTable } from './archive-table.markup.tsx';
import styles from './history.module.css';
import type { loadSportArchives } from './loads.ts';

/** The past seasons of a sport, and the stories of a season named in the query. */
export default function SportArchivesPage({ data: { sport, seasons, shown } }: PageProps<typeof loadSportArchives>) {
  const { tenant } = getRequestContext();
  const slug = sportSlug(sport);
  const season = shown && enDashed(shown.season.title);
  const title = `${season ? `${season} ` : ''}${sport.title} Archives`;
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: schedules, rosters, coaches, statistics and stories of past seasons.`}
        path={href('sportArchives', { slug }, { season: shown?.season.title })}
        indexed={seasons.length > 0}
      />
      <PageHeader title={title} />
      {shown && (
        <section className={styles.stories} aria-labelledby="stories">
          <SectionHeading
            id="stories"
            more={{ href: href('sportArchives', { slug }), label: `All ${sport.title} archives` }}
          >
            Stories of the {season} season
          </SectionHeading>
          {shown.stories.items.length > 0 ? (
            <Markup of={storyGrid} props={{ stories: shown.stories.items }} />
          ) : (
            <p>No stories of this season.</p>
          )}
          <Pagination
            label="Pages of stories"
            page={shown.stories.page}
            pages={shown.stories.pages}
            address={(page) => href('sportArchives', { slug }, { season: shown.season.title, page })}
          />
        </section>
      )}
      {seasons.length > 0 ? (
        <>
          <Markup of={archiveTable} props={{ slug, seasons, caption: `Past ${sport.title} seasons` }} />
          <MoreHistory sport={sport} />
        </>
      ) : (
        <EmptyState title={`No ${sport.title.toLowerCase()} season has ended yet.`}>
          <p>
            <SiteLink href={href('sport', { slug })}>{sport.title} home</SiteLink>
          </p>
        </EmptyState>
      )}
    </>
  );
}

const MoreHistory = ({ sport }: { sport: Sport }) => (
  <ul className={styles.more}>
    <li>
      <SiteLink className={styles.link} href={href('sportHistoricalRoster', { globalSportNameSlug: sportSlug(sport) })}>
        {sport.title} historical roster
      </SiteLink>
    </li>
    <li>
      <SiteLink className={styles.link} href={href('coachingRecordsOverall', { sportSlug: sportSlug(sport) })}>
        {sport.title} coaching records
      </SiteLink>
    </li>
    <li>
      <SiteLink className={styles.link} href={href('sportNews', { sportSlug: sportSlug(sport) })}>
        {sport.title} news
      </SiteLink>
    </li>
    <li>
      <SiteLink className={styles.link} href={href('archives')}>
        Archives of all sports
      </SiteLink>
    </li>
  </ul>
);
