import { episode } from '../../content/podcasts/episode.ts';
import { podcast } from '../../content/podcasts/podcast.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { groupByArtwork } from './group-by-artwork.ts';
import styles from './home-page.module.css';
import { podcastList } from './podcast-list.markup.tsx';

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
  const episodes = items.map((item) => {
    const show = shows.find(({ id }) => id === item.podcast?.id);
    return { ...item, show, image: item.image ?? show?.image ?? null };
  });
  return (
    <section className={styles.section} aria-labelledby="podcasts">
      <SectionHeading
        id="podcasts"
        more={{ href: href('podcasts', {}, { sport: sport?.slug }), label: 'All podcasts' }}
      >
        Podcasts
      </SectionHeading>
      <Markup
        of={podcastList}
        props={{
          shows: groupByArtwork(episodes).map((group) => ({
            id: group[0].id,
            title: group[0].show?.title ?? '',
            image: group[0].image,
            episodes: group.map(({ id, url, title, published }) => ({
              id,
              url: url ?? '',
              title,
              date: localDateTime(published, tenant.timezone),
            })),
          })),
        }}
      />
    </section>
  );
}
