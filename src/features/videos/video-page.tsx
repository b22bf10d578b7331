import { clip } from '../../content/videos/clip.ts';
import { clockText } from '../../domain/clock-text.ts';
import { longDate } from '../../domain/printed-date.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { BioLinks } from '../../ui/people/bio-links.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { storyGrid } from '../../ui/stories/story-grid.markup.tsx';
import { videoCards } from '../../ui/stories/video-cards.ts';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { ClipPlayer } from './clip-player.tsx';
import type { Clip, loadVideo } from './loads.ts';
import { PlaylistSection } from './playlist-section.tsx';
import { PlaylistVideos } from './playlist-videos.tsx';
import { videoObject } from './video-object.ts';
import styles from './videos.module.css';

export default function VideoPage({ data: { item, more, others, playlists, playing } }: PageProps<typeof loadVideo>) {
  const { tenant } = getRequestContext();
  const { title, channel, published, seconds, poster, summary, about, sports, people } = item;
  const channels = channel?.url ? [{ label: channel.title, href: channel.url }] : [];
  return (
    <>
      <ContentHead
        kind={clip}
        item={item}
        description={summary ?? `${title}: a video of ${athleticsName(tenant)}.`}
        image={poster}
        data={videoObject(item, canonicalAddress)}
        above={[{ label: 'Videos', href: href('videos') }, ...channels]}
      />
      <article className={styles.clip}>
        <ClipPlayer item={item} />
        <h1>{title}</h1>
        <p className={styles.when}>
          <time dateTime={published}>{longDate(published)}</time>
          {seconds !== null && ` · ${clockText(seconds)}`}
        </p>
        {summary && <p className={styles.summary}>{summary}</p>}
        {/* sanitized by the API */}
        {about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: about }} />}
        <DefinitionList
          items={[
            {
              term: sports.length === 1 ? 'Sport' : 'Sports',
              value: sports.length > 0 && <SportLinks sports={sports} />,
            },
            { term: 'In this video', value: people.length > 0 && <BioLinks people={people} /> },
          ]}
        />
      </article>
      {playing ? (
        <section className={styles.row} aria-labelledby="playlist">
          <SectionHeading id="playlist" more={{ href: playing.url ?? '', label: 'Whole playlist' }}>
            {playing.title}
          </SectionHeading>
          <PlaylistVideos slug={playing.slug} clips={playing.clips} current={item.id} />
        </section>
      ) : (
        <PlaylistSection playlists={playlists} />
      )}
      <ClipRow id="more" title={channel ? `More from ${channel.title}` : 'Related videos'} clips={more} />
      <ClipRow id="newest" title="More videos" clips={others} />
      <ThirdParties contentId={item.id} />
    </>
  );
}

/** Videos below a heading; nothing if there are none. */
const ClipRow = ({ id, title, clips }: { id: string; title: string; clips: readonly Clip[] }) =>
  clips.length > 0 && (
    <section className={styles.row} aria-labelledby={id}>
      <SectionHeading id={id} more={{ href: href('videos'), label: 'All videos' }}>
        {title}
      </SectionHeading>
      <div className={styles.clips}>
        <Markup of={storyGrid} props={{ stories: videoCards(clips), topics: true }} />
      </div>
    </section>
  );
