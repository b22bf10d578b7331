import { feedPath, kindsWithFeeds } from '../../content/feed.ts';
import { story } from '../../content/stories/story.ts';
import { sportSlug } from '../../domain/sport.ts';
import type { DataOf } from '../../routing/load.ts';
import { newsFeedAddress } from '../../routing/news-feed-address.ts';
import { href } from '../../routing/routes.ts';
import { serviceAddress } from '../../routing/service-addresses.ts';
import { capitalize } from '../../web/text.ts';
import type { loadRssFeeds } from './loads.ts';

export type Feed = { title: string; path: string };
type FeedGroup = { id: string; title: string; feeds: Feed[] };

/** The feeds of the college by what they are about; a group without feeds is absent. */
export function feedGroups({ sports, tags, authors, podcasts }: DataOf<typeof loadRssFeeds>): FeedGroup[] {
  const others = [...kindsWithFeeds.values()].filter((kind) => kind.name !== story.name);
  const groups: FeedGroup[] = [
    {
      id: 'news',
      title: 'News',
      feeds: [
        { title: 'All news', path: newsFeedAddress() },
        ...others.map((kind) => ({ title: capitalize(kind.plural), path: feedPath(kind) })),
      ],
    },
    {
      id: 'podcasts',
      title: 'Podcasts',
      feeds: podcasts.map(({ title, slug }) => ({ title, path: href('rssPodcast', { podcastSlug: slug }) })),
    },
    { id: 'games', title: 'Games', feeds: [{ title: 'Schedules and results', path: serviceAddress('calendarRss') }] },
    {
      id: 'sports',
      title: 'Sports',
      feeds: sports.map((sport) => ({ title: sport.title, path: newsFeedAddress({ sport: sportSlug(sport) }) })),
    },
    {
      id: 'tags',
      title: 'Tags',
      feeds: tags.map(({ title, slug }) => ({ title, path: newsFeedAddress({ tag: slug }) })),
    },
    {
      id: 'authors',
      title: 'Authors',
      feeds: authors.map(({ title, slug }) => ({ title, path: newsFeedAddress({ author: slug }) })),
    },
  ];
  return groups.filter(({ feeds }) => feeds.length > 0);
}
