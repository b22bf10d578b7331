import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { AdSlot } from '../../third-party/ads/ad-slot.tsx';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Later } from '../../ui/later.tsx';
import { notFound } from '../../waku/router.ts';
import { RelatedStories } from './related-stories.tsx';
import { StoryBody } from './story-body.tsx';
import { StoryGames } from './story-games.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryHeader } from './story-header.tsx';
import styles from './story-page.module.css';
import { StoryWriter } from './story-writer.tsx';

export default async function StoryPage({ params }: PageProps<'story'>) {
  const { api } = getRequestContext();
  const { year, month, day, story_slug: slug } = params;
  const story = await api.stories.byAddress({ year: Number(year), month: Number(month), day: Number(day), slug });
  if (!story) return notFound();

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
      <Later fallback={null}>
        <RelatedStories story={story} />
      </Later>
      <ThirdParties contentId={story.id} />
    </>
  );
}
