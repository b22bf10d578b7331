import type { Story } from '../../api/stories/schema.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { longDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { CopyLink } from '../../ui/client/copy-link.tsx';
import { PrintButton } from '../../ui/client/print-button.tsx';
import { VideoPlayer } from '../../ui/client/video-player.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { enDashed } from '../../web/text.ts';
import { Share } from './client/share.tsx';
import { readingMinutes } from './reading-time.ts';
import styles from './story-page.module.css';

/** Id of the article, which the print button prints. */
export const storyId = 'story';

/** Sport, headline, subheadline, byline, date, reading time, and lead picture or video. */
export function StoryHeader({ story }: { story: Story }) {
  const minutes = story.content ? readingMinutes(story.content) : undefined;
  return (
    <header className={styles.header}>
      <div className={styles.headline}>
        {story.sport && (
          <p className={styles.topic}>
            <SiteLink href={href('sport', { slug: sportSlug(story.sport) })}>{story.sport.title}</SiteLink>
          </p>
        )}
        <h1>
          <Headline text={story.title} />
        </h1>
        {story.subHeadline && <p className={styles.standfirst}>{enDashed(story.subHeadline)}</p>}
        <p className={styles.byline}>
          <Byline story={story} />
          <time dateTime={story.dateUtc}>{longDate(story.date)}</time>
          <Updated story={story} />
          {minutes && <span>{minutes} min read</span>}
        </p>
        <StoryActions story={story} />
      </div>
      {story.video ? <StoryVideo video={story.video} /> : <LeadPicture story={story} />}
    </header>
  );
}

/** Share, copy the link, print. */
function StoryActions({ story }: { story: Story }) {
  const address = canonicalAddress(story.url);
  const title = enDashed(story.title);
  return (
    <div className={styles.actions}>
      <Share className={styles.share} url={address} title={title}>
        <ul>
          {shareLinks(address, title).map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Share>
      <CopyLink url={address} />
      <PrintButton of={storyId} label="Print" />
    </div>
  );
}

/** The byline, linked to the page of the author. */
function Byline({ story: { byline, author } }: { story: Story }) {
  const [before, after] = author ? (byline ?? `By ${author.name}`).split(author.name) : [];
  if (!author || after === undefined) return byline && <span>{byline}</span>;
  return (
    <span>
      {before}
      <SiteLink href={author.url}>{author.name}</SiteLink>
      {after}
    </span>
  );
}

/** A headline whose scores have en dashes and never wrap. */
const Headline = ({ text }: { text: string }) =>
  enDashed(text)
    .split(/(\b\d{1,3}(?:–\d{1,3})+\b)/)
    .map((part, index) =>
      // split with a capture group puts the separators at odd indexes
      index % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text are static
        <span key={index} className={styles.score}>
          {part}
        </span>
      ),
    );

/** Shown only if the story was updated on a later day than it was published. */
function Updated({ story }: { story: Story }) {
  const { timezone } = getRequestContext().tenant;
  const modified = localDateTime(story.dateModifiedUtc, timezone);
  if (modified.slice(0, 10) <= story.date.slice(0, 10)) return null;
  return (
    <span>
      Updated <time dateTime={story.dateModifiedUtc}>{longDate(modified)}</time>
    </span>
  );
}

function LeadPicture({ story }: { story: Story }) {
  const image = story.primaryImage;
  if (!image || image.isDefault) return null;
  const words = [story.imageCaption, story.imageCreditText && `Picture: ${story.imageCreditText}`].filter(Boolean);
  return (
    <figure className={styles.figure}>
      <Picture
        url={image.url}
        alt={image.altText}
        width={960}
        height={540}
        sizes="(max-width: 1023px) 100vw, 800px"
        focus={image.focus}
        {...(image.color && { color: image.color })}
        itemId={story.id}
        eager
      />
      {words.length > 0 && <figcaption>{words.join(' ')}</figcaption>}
    </figure>
  );
}

/** A story's video: nothing is loaded before the reader clicks it. */
function StoryVideo({ video }: { video: NonNullable<Story['video']> }) {
  const { youtube, archive, title, poster } = video;
  const source = youtube ? { youtube } : archive ? { archive, controls: true } : undefined;
  if (!source) return null;
  return (
    <figure className={styles.figure}>
      <VideoPlayer title={title} poster={poster} video={source} />
      <figcaption>
        {title}
        {youtube && '. Playing it connects you to YouTube.'}
      </figcaption>
    </figure>
  );
}

type ShareLink = { label: string; href: string };

/** URLs that share a page, for browsers without a share sheet. */
const shareLinks = (url: string, title: string): ShareLink[] => [
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { label: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
];
