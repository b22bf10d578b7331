import { story } from '../../content/stories/story.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { hasContent } from '../content/people-with-content.ts';
import { type EndpointRequest, endpoint } from '../endpoint.ts';
import { findGamesOfStory } from '../games/queries.ts';
import { rangeOf, toPage } from '../page.ts';
import { hasSport } from '../sports/queries.ts';
import type { Viewer } from '../viewer.ts';
import { findStory, findStoryId } from './find-story.ts';
import { toStory, toStoryItem } from './reshape.ts';
import { singleStoryContracts, storyContract } from './schema.ts';
import { countStories, findStories } from './story-lists.ts';
import { findNeighbors, findRelated } from './story-neighbors.ts';

type ViewerRequest = Omit<EndpointRequest<unknown>, 'values'> & { viewer: Viewer };

async function responseOf({ db, tenant, origin, viewer }: ViewerRequest, id: number) {
  const [row, games, related] = await Promise.all([
    findStory(db, tenant.id, id, viewer),
    findGamesOfStory(db, tenant.id, id),
    findRelated(db, tenant.id, id),
  ]);
  if (!row) return undefined;
  const tags = [
    'stories',
    `story:${id}`,
    ...row.sports.map((sport) => `sport:${sport.id}`),
    ...games.map((game) => `game:${game.id}`),
  ];
  return { body: toStory({ row, games, related }, { tenant, origin, viewer }), tags };
}

/** One story by id and by address. */
const single = (viewer: Viewer) => [
  endpoint(singleStoryContracts[viewer].get, async ({ values, ...request }) =>
    responseOf({ ...request, viewer }, values.id),
  ),
  endpoint(singleStoryContracts[viewer].byAddress, async ({ values, ...request }) => {
    const id = await findStoryId(request.db, request.tenant.id, values.date, values.slug);
    return id === undefined ? undefined : responseOf({ ...request, viewer }, id);
  }),
];

export const storyEndpoints = [
  endpoint(storyContract.counts, async ({ db, tenant, values }) => {
    const { years, sports } = await countStories(db, tenant.id, values);
    const body = { years, sports: sports.map(({ sport, total }) => ({ sport: toSportReference(sport), total })) };
    return { body, tags: ['stories'] };
  }),
  endpoint(storyContract.neighbors, async ({ db, tenant, origin, values: { id } }) => {
    const row = await findStory(db, tenant.id, id, 'public');
    if (!row) return undefined;
    const { related, previous, next } = await findNeighbors(db, tenant.id, row);
    const toItem = (item: typeof previous) => (item ? toStoryItem(item, tenant, origin) : null);
    const body = {
      related: related.map((item) => toStoryItem(item, tenant, origin)),
      previous: toItem(previous),
      next: toItem(next),
    };
    return { body, tags: ['stories', `story:${id}`] };
  }),
  endpoint(storyContract.list, async ({ db, tenant, origin, derive, values: { pageIndex, pageSize, ...filter } }) => {
    const paging = { pageIndex, pageSize };
    const { personId } = filter;
    if (
      personId !== undefined &&
      filter.sportId === undefined &&
      !(await hasContent({ db, tenant, derive }, story, personId))
    )
      return { body: toPage([], 0, paging), tags: ['stories'] };
    const { rows, total } = await findStories(db, tenant.id, { ...filter, ...rangeOf(paging) });
    const { sportId } = filter;
    if (total === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
    const items = rows.map((row) => toStoryItem(row, tenant, origin));
    return {
      body: toPage(items, total, paging),
      tags: ['stories', ...rows.map(({ id }) => `story:${id}`)],
    };
  }),
  ...single('public'),
  ...single('staff'),
];
