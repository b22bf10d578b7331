import type { StoryItem } from '../../api/stories/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { cardImage } from '../../ui/stories/story-card.tsx';
import { storyHref, storyTopic } from '../../ui/stories/story-links.ts';
import { isPicture } from '../../web/image-address.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { enDashed } from '../../web/text.ts';
import styles from './lead-story.module.css';

/** The lead story: its headline over the picture, or on the college's color without one. */
const LeadStory = ({ story, topics }: { story: StoryItem; topics: boolean }) => {
  const { id, title, date, sport, subHeadline, teaser, primaryImage } = story;
  const topic = storyTopic(story, topics ? sport?.title : undefined);
  const standfirst = subHeadline ?? stripHtml(teaser ?? '');
  const hasPicture = isPicture(primaryImage?.url);
  return (
    <>
      <VisuallyHidden as="h2">Top stories</VisuallyHidden>
      <article className={styles.lead} data-bare={hasPicture ? undefined : ''}>
        {primaryImage && hasPicture && (
          <div className={styles.picture}>
            <Picture
              {...cardImage(primaryImage)}
              width={1200}
              height={750}
              sizes="(max-width: 1023px) 100vw, 70vw"
              itemId={id}
              eager
            />
          </div>
        )}
        <div className={styles.text}>
          {topic && <p className={styles.topic}>{topic}</p>}
          <h3 className={styles.title}>
            <SiteLink href={storyHref(story)}>{enDashed(title)}</SiteLink>
          </h3>
          {standfirst && <p className={styles.standfirst}>{enDashed(standfirst)}</p>}
          <time className={styles.date} dateTime={date.slice(0, 10)}>
            {longDate(date)}
          </time>
        </div>
      </article>
    </>
  );
};

export const leadStory = defineMarkup('features/home/lead-story', LeadStory);
