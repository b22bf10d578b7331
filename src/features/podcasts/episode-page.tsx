import { episode } from '../../content/podcasts/episode.ts';
import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { stripHtml } from '../../web/strip-html.ts';
import { truncate } from '../../web/text.ts';
import { EpisodeList } from './episode-list.tsx';
import { EpisodeParts } from './episode-parts.tsx';
import { podcastEpisode } from './json-ld.ts';
import type { loadPodcastPlayer } from './loads.ts';
import styles from './podcasts.module.css';

export default function EpisodePage({ data: { item, show, others } }: PageProps<typeof loadPodcastPlayer>) {
  const { slug: podcastSlug, title, url } = show;
  const image = item.image ?? show.image;
  return (
    <>
      <ContentHead
        kind={episode}
        item={item}
        documentTitle={`${item.title}: ${title}`}
        description={item.summary ?? truncate(stripHtml(item.notes ?? `An episode of ${title}`), 200)}
        type="article"
        published={item.published}
        modified={item.dateModifiedUtc}
        image={image}
        feed={{ href: href('rssPodcast', { podcastSlug }), title }}
        data={podcastEpisode(item, show)}
        above={[
          { label: 'Podcasts', href: href('podcasts') },
          { label: title, href: url ?? '' },
        ]}
      />
      <EpisodeParts item={item} show={show} />
      {others.length > 0 && (
        <section className={styles.group} aria-labelledby="more">
          <SectionHeading id="more" more={{ href: url ?? '', label: 'All episodes' }}>
            More from {title}
          </SectionHeading>
          <EpisodeList episodes={others} shows={[show]} />
        </section>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}
