import { moment } from '../../content/moments/moment.ts';
import { episode } from '../../content/podcasts/episode.ts';
import { clip } from '../../content/videos/clip.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { type Fact, FactList } from '../../ui/people/fact-list.tsx';
import { storyGrid } from '../../ui/stories/story-grid.markup.tsx';
import { videoCards } from '../../ui/stories/video-cards.ts';

type Props = { personId: number; className: string | undefined };

const size = 4;

/** The latest videos, podcast episodes and great moments of a person; nothing if there are none. */
export async function PersonMedia({ personId, className }: Props) {
  const { api, tenant } = getRequestContext();
  const [clips, episodes, moments] = await Promise.all([
    api.content.list(clip, { personId, size }),
    api.content.list(episode, { personId, size }),
    api.content.list(moment, { personId, size }),
  ]);
  if (clips.total + episodes.total + moments.total === 0) return null;
  const facts: Fact[] = [
    ...moments.items.map(({ id, title, date, summary, url }) => ({
      key: `moment ${id}`,
      lead: mediumDate(date),
      title,
      detail: summary,
      url,
    })),
    ...episodes.items.map(({ id, title, published, podcast, url }) => ({
      key: `episode ${id}`,
      lead: mediumDate(localDateTime(published, tenant.timezone)),
      title,
      detail: podcast?.title,
      url,
    })),
  ];
  return (
    <section className={className} aria-labelledby="media">
      <SectionHeading id="media">Videos, podcasts and moments</SectionHeading>
      {clips.items.length > 0 && <Markup of={storyGrid} props={{ stories: videoCards(clips.items), topics: true }} />}
      {facts.length > 0 && <FactList facts={facts} />}
    </section>
  );
}
