import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import styles from './home-page.module.css';

type Props = {
  /** The sport of a sport home. */
  sport?: { id: number; slug: string };
};

const size = 4;

/** The latest episodes of the college's podcasts, or those about a sport; nothing if there are none. */
export async function Podcasts({ sport }: Props) {
  const { api, tenant } = getRequestContext();
  const { items } = await api.content.list(episode, { sportId: sport?.id, size });
  if (items.length === 0) return null;
  const shows = await api.content.all(podcast);
  return (
    <section className={styles.section} aria-labelledby="podcasts">
      <SectionHeading
        id="podcasts"
        more={{ href: href('podcasts', {}, { sport: sport?.slug }), label: 'All podcasts' }}
      >
        Podcasts
      </SectionHeading>
      <Markup
        of={storyGrid}
        props={{
          stories: items.map((item) => ({
            id: item.id,
            url: item.url ?? '',
            title: item.title,
            date: localDateTime(item.published, tenant.timezone),
            sportDisplay: item.podcast?.title ?? '',
            primaryImage: item.image ?? shows.find(({ id }) => id === item.podcast?.id)?.image ?? null,
          })),
          topics: true,
          square: true,
        }}
      />
    </section>
  );
}
