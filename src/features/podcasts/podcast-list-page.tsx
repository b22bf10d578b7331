import type { Podcast } from '../../content/podcasts/items.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { FilterForm } from '../../ui/controls/filter-form.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { ContentList } from '../../ui/page/content-list.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import { Artwork } from './artwork.tsx';
import { episodeCount } from './episode-facts.ts';
import { EpisodeList } from './episode-list.tsx';
import type { loadPodcastList } from './loads.ts';
import styles from './podcasts.module.css';

/** Characters of a description on a card. */
const maxLength = 160;

/** The podcasts of a college with artwork, author and number of episodes. */
const ShowCards = ({ shows }: { shows: readonly { show: Podcast; total: number }[] }) => (
  <ul className={styles.shows}>
    {shows.map(({ show, total }) => (
      <li key={show.id} className={styles.show}>
        <div className={styles.cover}>
          <Artwork images={[show.image]} title={show.title} width={240} sizes="(max-width: 639px) 35vw, 240px" eager />
        </div>
        <div>
          <h2 className={styles.showTitle}>
            <SiteLink href={show.url ?? ''}>{show.title}</SiteLink>
          </h2>
          <p className={styles.facts}>
            <span>{show.author}</span>
            <span>{episodeCount(total)}</span>
          </p>
          {show.about && <p className={styles.summary}>{truncate(stripHtml(show.about), maxLength)}</p>}
        </div>
      </li>
    ))}
  </ul>
);

export default function PodcastListPage({ data: { shows, episodes, filter } }: PageProps<typeof loadPodcastList>) {
  const { tenant } = getRequestContext();
  const isFiltered = filter.show !== undefined || filter.sport !== undefined;
  const podcasts = shows.map(({ show }) => show);
  const address = (page: number) => href('podcasts', {}, { ...filter, page: page > 1 ? page : undefined });
  return (
    <ContentList
      kind={podcast}
      description={`Podcasts of ${tenant.name}: coaches, athletes and the games, with transcripts of what they say.`}
      path={address(episodes.page)}
      indexed={shows.length > 0}
      image={podcasts[0]?.image}
      empty={
        shows.length === 0 && {
          title: `${tenant.shortName} has no podcast yet.`,
          instead: (
            <>
              News and recaps are on the <SiteLink href={href('home')}>home page</SiteLink>, games in the{' '}
              <SiteLink href={href('calendar')}>calendar</SiteLink>.
            </>
          ),
        }
      }
    >
      {!isFiltered && episodes.page === 1 && <ShowCards shows={shows} />}
      <section className={styles.group} aria-labelledby="episodes">
        <SectionHeading id="episodes">{isFiltered ? 'Episodes' : 'Latest episodes'}</SectionHeading>
        <FilterForm
          action={href('podcasts')}
          selects={[
            {
              name: 'show',
              label: 'Podcast',
              any: 'All podcasts',
              value: filter.show,
              choices: podcasts.map(({ slug, title }) => ({ value: slug, label: title })),
            },
            sportFilter(
              filter.sport,
              podcasts.flatMap(({ sports }) => sports),
            ),
          ]}
        />
        {episodes.items.length === 0 ? (
          <EmptyState title="No episode matches this filter.">
            <p>
              <SiteLink href={href('podcasts')}>Show all episodes</SiteLink>
            </p>
          </EmptyState>
        ) : (
          <EpisodeList episodes={episodes.items} shows={podcasts} hasTopics={filter.show === undefined} />
        )}
        <Pagination page={episodes.page} pages={episodes.pages} label="Pages of episodes" address={address} />
      </section>
    </ContentList>
  );
}
