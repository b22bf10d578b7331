import type { Podcast } from '../../content/podcasts/items.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import { Artwork } from './artwork.tsx';
import { episodeCount } from './episode-facts.ts';
import { EpisodeList } from './episode-list.tsx';
import { podcastSeries } from './json-ld.ts';
import type { loadPodcast } from './loads.ts';
import styles from './podcasts.module.css';
import { Speakers, speakersOf } from './speakers.tsx';
import { SubscribeLinks } from './subscribe-links.tsx';

export default function PodcastPage({ data: { show, episodes } }: PageProps<typeof loadPodcast>) {
  const { slug: podcastSlug } = show;
  const address = (page: number) => href('podcast', { podcastSlug }, { page: page > 1 ? page : undefined });
  return (
    <>
      <Head
        title={show.title}
        description={show.about ? truncate(stripHtml(show.about), 200) : `${show.title}, a podcast by ${show.author}`}
        path={address(episodes.page)}
        image={show.image}
        feed={{ href: href('rssPodcast', { podcastSlug }), title: show.title }}
      />
      <JsonLd data={podcastSeries(show)} />
      <Breadcrumbs items={[{ label: 'Podcasts', href: href('podcasts') }, { label: show.title }]} />
      <ShowHeader show={show} total={episodes.total} />
      <section className={styles.group} aria-labelledby="episodes">
        <SectionHeading id="episodes">Episodes</SectionHeading>
        {episodes.items.length === 0 ? (
          <EmptyState title="The first episode has not appeared yet." />
        ) : (
          <EpisodeList episodes={episodes.items} shows={[show]} />
        )}
        <Pagination page={episodes.page} pages={episodes.pages} label="Pages of episodes" address={address} />
      </section>
      <ThirdParties contentId={show.id} />
    </>
  );
}

/** Artwork, description and subscription of a podcast. */
function ShowHeader({ show, total }: { show: Podcast; total: number }) {
  const speakers = speakersOf(show);
  return (
    <article className={styles.header}>
      <div className={styles.artwork}>
        <Artwork images={[show.image]} title={show.title} width={320} sizes="(max-width: 767px) 50vw, 320px" eager />
      </div>
      <div>
        <p className={styles.facts}>
          <span>{show.author}</span>
          <span>{episodeCount(total)}</span>
          {show.explicit && <span>Explicit</span>}
        </p>
        <h1>{show.title}</h1>
        {show.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: show.about }} />}
        {speakers.length > 0 && <Speakers speakers={speakers} />}
        {show.sports.length > 0 && <SportLinks sports={show.sports} />}
        <SubscribeLinks show={show} />
      </div>
    </article>
  );
}
