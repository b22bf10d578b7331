import type { Story, StoryItem } from '../../api/stories/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { storyGrid } from '../../ui/stories/story-grid.markup.tsx';
import { storyHref } from '../../ui/stories/story-links.ts';
import { enDashed } from '../../web/text.ts';
import styles from './story-page.module.css';

const relatedCount = 4;

/** The previous and next story in the sport, and related stories by game, tag and sport, filled up with the newest ones. */
export async function StoryNeighbors({ story }: { story: Story }) {
  const { stories } = getRequestContext().api;
  const { related = [], previous = null, next = null } = (await stories.neighbors(story.id)) ?? {};
  const isShown = ({ id }: StoryItem) => id !== story.id && id !== previous?.id && id !== next?.id;
  const close = related.filter(isShown);
  const newest = close.length < relatedCount ? (await stories.list({ size: 2 * relatedCount + 3 })).items : [];
  const others = [...close, ...newest.filter((each) => isShown(each) && close.every(({ id }) => id !== each.id))].slice(
    0,
    relatedCount,
  );
  const more = story.sport && {
    href: href('sportNews', { sportSlug: sportSlug(story.sport) }),
    label: `All ${story.sport.title} news`,
  };
  return (
    <div className={styles.related}>
      {(previous || next) && (
        <nav className={styles.steps} aria-label={story.sport ? `${story.sport.title} stories` : 'Stories'}>
          {previous && <Step label="Previous story" story={previous} />}
          {next && <Step label="Next story" story={next} />}
        </nav>
      )}
      {others.length > 0 && (
        <section aria-labelledby="related">
          <SectionHeading id="related" more={more ?? { href: href('news'), label: 'All news' }}>
            {close.length >= others.length ? 'Related stories' : 'More stories'}
          </SectionHeading>
          <Markup of={storyGrid} props={{ stories: others, topics: true }} />
        </section>
      )}
    </div>
  );
}

const Step = ({ label, story }: { label: string; story: StoryItem }) => (
  <p className={styles.step}>
    <span>{label}</span>
    <SiteLink href={storyHref(story)}>{enDashed(story.title)}</SiteLink>
  </p>
);
