import type { EventGame } from '../../api/events/schema.ts';
import { clip } from '../../content/videos/clip.ts';
import { against } from '../../domain/against.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { FilterForm } from '../../ui/controls/filter-form.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { sportFilter } from '../../ui/controls/sport-filter.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { ContentList } from '../../ui/page/content-list.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { StoryList } from '../../ui/stories/story-list.tsx';
import { videoCards } from '../../ui/stories/video-cards.ts';
import type { loadVideoList } from './loads.ts';
import { PlaylistSection } from './playlist-section.tsx';
import styles from './videos.module.css';

export default function VideoListPage({ data }: PageProps<typeof loadVideoList>) {
  const { channel, channels, clips, playlists, sport, sports, upcoming } = data;
  const { tenant } = getRequestContext();
  const params = { channelSlug: channel?.slug };
  const slug = sport && sportSlug(sport);
  const at = (page: number) => href('videos', params, { sport: slug, page: page > 1 ? page : undefined });
  const title = sport ? `${sport.title} videos` : (channel?.title ?? 'Videos');
  return (
    <>
      <ContentList
        kind={clip}
        title={title}
        documentTitle={channel ? `${channel.title} videos` : title}
        description={channel?.summary ?? `Highlights, interviews and broadcasts of ${tenant.shortName} teams.`}
        path={at(clips.page)}
        indexed={clips.items.length > 0}
        breadcrumbs={channel && [{ label: 'Videos', href: href('videos') }, { label: channel.title }]}
        controls={
          sports.length > 1 && <FilterForm action={href('videos', params)} selects={[sportFilter(slug, sports)]} />
        }
        lead={
          <>
            {channels.length > 0 && (
              <Tabs
                label="Channels"
                tabs={[
                  { label: 'All videos', href: href('videos'), current: !channel },
                  ...channels.map(({ id, title: label, url }) => ({
                    label,
                    href: url ?? '',
                    current: id === channel?.id,
                  })),
                ]}
              />
            )}
            {channel?.summary && <p className={styles.intro}>{channel.summary}</p>}
          </>
        }
        empty={
          clips.items.length === 0 && {
            title: `No ${sport ? `${sport.title} ` : ''}videos yet.`,
            instead: (
              <>
                Broadcasts of games are linked from each schedule. <SiteLink href={href('calendar')}>Calendar</SiteLink>
              </>
            ),
          }
        }
        pages={{ page: clips.page, pages: clips.pages, label: 'Pages of videos', address: at }}
      >
        <div className={styles.clips}>
          <StoryList stories={videoCards(clips.items)} topics hasLead={clips.page === 1} />
        </div>
      </ContentList>
      <PlaylistSection playlists={playlists} />
      <UpcomingBroadcasts games={upcoming} />
    </>
  );
}

/** The next games with a broadcast, those in progress first; nothing if there are none. */
const UpcomingBroadcasts = ({ games }: { games: readonly EventGame[] }) =>
  games.length > 0 && (
    <section aria-labelledby="broadcasts">
      <SectionHeading id="broadcasts" more={{ href: href('coverage'), label: 'All coverage' }}>
        Live and upcoming broadcasts
      </SectionHeading>
      <ul className={styles.broadcasts}>
        {games.map((game) => (
          <li key={game.id}>
            <span className={styles.when}>
              {game.live ? (
                <b data-now="">Live now</b>
              ) : (
                <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
              )}
            </span>
            <SiteLink href={game.media.video ?? ''}>
              {game.sport.title} {against(game)}
            </SiteLink>
            <span className={styles.when}>{game.media.tv}</span>
          </li>
        ))}
      </ul>
    </section>
  );
