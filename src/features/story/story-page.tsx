import type { Story } from '../../api/stories/schema.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { AdSlot } from '../../third-party/ads/ad-slot.tsx';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { channelName } from '../../ui/social-channels.ts';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import type { load } from './load-news.ts';
import { StoryGames } from './story-games.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryHeader } from './story-header.tsx';
import styles from './story-page.module.css';
import { storyText } from './story-text.markup.tsx';

export default function StoryPage({ data: { story } }: PageProps<typeof load>) {
  return (
    <>
      <StoryHead story={story} />
      <article className={styles.story}>
        <StoryHeader story={story} />
        <StoryBody story={story} />
        <AdSlot name="story" globalSportId={story.sport?.globalSportId} />
        <StoryGames games={story.games} />
        {story.writer && <StoryWriter writer={story.writer} />}
      </article>
      <Deferred fallback={null}>
        <RelatedStories story={story} />
      </Deferred>
      <ThirdParties contentId={story.id} />
    </>
  );
}

function StoryBody({ story: { content, links } }: { story: Story }) {
  return (
    <div className={styles.body}>
      {content && <Markup of={storyText} props={{ content }} />}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Links of this story">
          {links.map(({ linkText, linkUrl }) => (
            <li key={linkUrl}>
              <SiteLink href={linkUrl}>{linkText}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** More stories of the sport or the college. */
async function RelatedStories({ story }: { story: Story }) {
  const othersOf = async (sportId: number | undefined) => {
    const { items } = await getRequestContext().api.stories.list({ sportId, size: 5 });
    return items.filter(({ id }) => id !== story.id).slice(0, 4);
  };
  const ofSport = story.sport ? await othersOf(story.sport.id) : [];
  const others = ofSport.length > 0 ? ofSport : await othersOf(undefined);
  if (others.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <SectionHeading id="related">
        {ofSport.length > 0 && story.sport ? `More ${story.sport.title}` : 'More stories'}
      </SectionHeading>
      <Markup of={storyGrid} props={{ stories: others }} />
    </section>
  );
}

const StoryWriter = ({ writer }: { writer: NonNullable<Story['writer']> }) => (
  <section className={styles.writer} aria-label="About the writer">
    <h2>{writer.name}</h2>
    {writer.bio && <p>{writer.bio}</p>}
    <ul className={styles.contacts}>
      {writer.email && (
        <li>
          <SiteLink href={`mailto:${writer.email}`}>{writer.email}</SiteLink>
        </li>
      )}
      {writer.social.map(({ channel, url }) => (
        <li key={url}>
          <SiteLink href={url}>
            {writer.name} on {channelName(channel)}
          </SiteLink>
        </li>
      ))}
    </ul>
  </section>
);
