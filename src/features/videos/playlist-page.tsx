import { playlist } from '../../content/videos/playlist.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import type { loadPlaylist } from './loads.ts';
import { PlaylistVideos } from './playlist-videos.tsx';
import { videoObject } from './video-object.ts';
import styles from './videos.module.css';

export default function PlaylistPage({ data: { item, clips } }: PageProps<typeof loadPlaylist>) {
  const { tenant } = getRequestContext();
  const { title, slug, summary } = item;
  const [poster] = clips.flatMap((clip) => clip.poster ?? []);
  const videos = clips.map((clip, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    item: videoObject(clip, canonicalAddress),
  }));
  return (
    <ContentList
      kind={playlist}
      title={title}
      documentTitle={`${title} videos`}
      description={summary ?? `${title}: a playlist of ${athleticsName(tenant)}.`}
      path={href('playlist', { playlistSlug: slug })}
      image={poster}
      indexed={clips.length > 0 && item.access === 'public'}
      data={{ '@context': 'https://schema.org', '@type': 'ItemList', name: title, itemListElement: videos }}
      breadcrumbs={[{ label: 'Videos', href: href('videos') }, { label: title }]}
      controls={
        clips[0]?.url && (
          <ButtonLink look={{ size: 'small' }} href={`${clips[0].url}?playlist=${slug}`}>
            Play all
          </ButtonLink>
        )
      }
      lead={summary && <p className={styles.intro}>{summary}</p>}
      empty={
        clips.length === 0 && {
          title: 'No videos in this playlist yet.',
          instead: <SiteLink href={href('videos')}>All videos</SiteLink>,
        }
      }
    >
      <PlaylistVideos slug={slug} clips={clips} />
    </ContentList>
  );
}
