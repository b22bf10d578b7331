import { longDate } from '../../domain/printed-date.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import { videoCards, videoTopic } from '../../ui/video-cards.ts';
import { ClipPlayer } from './clip-player.tsx';
import type { load } from './load-video.ts';
import { videoObject } from './video-object.ts';
import styles from './videos.module.css';

export default function VideoPage({ data: { item, more } }: PageProps<typeof load>) {
  const { tenant, nonce } = getRequestContext();
  const { title, channel, published, poster, summary, about } = item;
  const channels = channel?.url ? [{ label: channel.title, href: channel.url }] : [];
  return (
    <>
      <Head
        title={title}
        siteName={`${tenant.name} Athletics`}
        description={summary ?? `${title}: a video of ${tenant.name} Athletics.`}
        canonical={canonicalAddress(item.url ?? '')}
        image={poster ? { url: poster.url, alt: poster.altText } : undefined}
      />
      <JsonLd nonce={nonce} data={videoObject(item, canonicalAddress)} />
      <Breadcrumbs items={[{ label: 'Videos', href: href('videos') }, ...channels, { label: title }]} />
      <article className={styles.clip}>
        <ClipPlayer item={item} />
        <h1>{title}</h1>
        <p className={styles.when}>
          <time dateTime={published}>{longDate(published)}</time>
          {videoTopic(item) && ` · ${videoTopic(item)}`}
        </p>
        {summary && <p className={styles.summary}>{summary}</p>}
        {/* sanitized by the API */}
        {about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: about }} />}
      </article>
      {more.length > 0 && (
        <section className={styles.more} aria-labelledby="more">
          <SectionHeading id="more">{channel ? `More from ${channel.title}` : 'More videos'}</SectionHeading>
          <Markup of={storyGrid} props={{ stories: videoCards(more), topics: true }} />
        </section>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}
