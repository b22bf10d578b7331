import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Head } from '../../ui/head.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { storyGrid } from '../../ui/story-grid.markup.tsx';
import { videoCards } from '../../ui/video-cards.ts';
import type { load } from './load-video-list.ts';
import { UpcomingBroadcasts } from './upcoming-broadcasts.tsx';
import styles from './videos.module.css';

export default function VideoListPage({ data }: PageProps<typeof load>) {
  const { channel, channels, clips, sport, sports, upcoming } = data;
  const { tenant } = getRequestContext();
  const params = { channelSlug: channel?.slug };
  const at = (page: number) => href('videos', params, { sport, page: page > 1 ? page : undefined });
  return (
    <div className={styles.list}>
      <Head
        title={channel ? `${channel.title} videos` : 'Videos'}
        siteName={`${tenant.name} Athletics`}
        description={channel?.summary ?? `Highlights, interviews and broadcasts of ${tenant.shortName} teams.`}
        canonical={canonicalAddress(at(clips.page))}
        indexed={clips.items.length > 0}
      />
      <PageHeader title={channel?.title ?? 'Videos'} />
      {channel?.summary && <p className={styles.summary}>{channel.summary}</p>}
      {channels.length > 0 && (
        <nav aria-label="Channels">
          <ul className={styles.channels}>
            {[{ id: 0, title: 'All videos', url: href('videos') }, ...channels].map((each) => (
              <li key={each.id}>
                <SiteLink href={each.url ?? ''} aria-current={each.id === (channel?.id ?? 0) ? 'page' : undefined}>
                  {each.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <UpcomingBroadcasts games={upcoming} />
      {clips.total > 0 || sport ? (
        <FilterForm
          action={href('videos', params)}
          selects={[{ name: 'sport', label: 'Sport', any: 'All sports', value: sport, choices: sports }]}
        />
      ) : null}
      {clips.items.length > 0 ? (
        <Markup
          of={storyGrid}
          props={{ stories: videoCards(clips.items), topics: true, level: 2 }}
          className={styles.clips}
        />
      ) : (
        <EmptyState title="No videos yet.">
          <p>
            Broadcasts of games are linked from each schedule. <SiteLink href={href('calendar')}>Calendar</SiteLink>
          </p>
        </EmptyState>
      )}
      <Pagination page={clips.page} pages={clips.pages} label="Pages of videos" address={at} />
    </div>
  );
}
