import { toSportReference } from '../../domain/sport-reference.ts';
import type { EndpointRequest } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { findGamesOfStory } from '../games/queries.ts';
import { day, filterId, idOf, pageIndex, pageSize, storySlug } from '../parameters.ts';
import { hasSport } from '../sports/queries.ts';
import { type Viewer, viewerAccess } from '../viewer.ts';
import { findStory, findStoryId } from './find-story.ts';
import { toStory, toStoryItem } from './reshape.ts';
import { story, storyCounts, storyNeighbors, storyPage } from './schema.ts';
import { countStories, findStories } from './story-lists.ts';
import { findNeighbors, findRelated } from './story-neighbors.ts';

type ViewerRequest = Omit<EndpointRequest<unknown>, 'values'> & { viewer: Viewer };

async function answerOf({ db, tenant, origin, viewer }: ViewerRequest, id: number) {
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

/** Story endpoints by id and by address, for the public and for staff. */
const single = (viewer: Viewer) => {
  const { prefix, access, what } = viewerAccess[viewer];
  return [
    endpoint({
      ...access,
      path: `${prefix}/Stories/{id}`,
      summary: `One story${what}`,
      parameters: { id: idOf('story') },
      answer: story,
      respond: async ({ values, ...request }) => answerOf({ ...request, viewer }, values.id),
    }),
    endpoint({
      ...access,
      path: `${prefix}/Stories/{date}/{slug}`,
      summary: `One story by its address${what}; a former address finds it too`,
      parameters: { date: { ...day('Day of the address, month first'), example: '9-11-2026' }, slug: storySlug },
      answer: story,
      respond: async ({ values, ...request }) => {
        const id = await findStoryId(request.db, request.tenant.id, values.date, values.slug);
        return id === undefined ? undefined : answerOf({ ...request, viewer }, id);
      },
    }),
  ];
};

const filters = {
  sportId: filterId('sport; every sport without'),
  tagId: filterId('tag; every tag without'),
  authorId: filterId('author; every author without'),
  personId: filterId('person; about everyone without'),
};

export const storyEndpoints = [
  endpoint({
    path: '/Stories/counts',
    summary: 'How many stories there are, by year and by sport',
    parameters: {
      ...filters,
      from: day('First day; without, from the beginning'),
      to: day('Last day; without, until today'),
    },
    answer: storyCounts,
    respond: async ({ db, tenant, values }) => {
      const { years, sports } = await countStories(db, tenant.id, values);
      const body = { years, sports: sports.map(({ sport, total }) => ({ sport: toSportReference(sport), total })) };
      return { body, tags: ['stories'] };
    },
  }),
  endpoint({
    path: '/Stories/{id}/neighbors',
    summary: 'Stories related to a story, and those before and after it',
    parameters: { id: idOf('story') },
    answer: storyNeighbors,
    respond: async ({ db, tenant, origin, values: { id } }) => {
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
    },
  }),
  endpoint({
    path: '/Stories',
    summary: 'Stories, newest first',
    parameters: {
      ...filters,
      from: day('First day; without, from the beginning'),
      to: day('Last day; without, until today'),
      pageIndex,
      pageSize,
    },
    answer: storyPage,
    respond: async ({ db, tenant, origin, values: { pageIndex, pageSize, ...filter } }) => {
      const page = Math.max(pageIndex, 1);
      const { rows, total } = await findStories(db, tenant.id, {
        ...filter,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const { sportId } = filter;
      if (total === 0 && sportId !== undefined && !(await hasSport(db, tenant.id, sportId))) return undefined;
      const items = rows.map((row) => toStoryItem(row, tenant, origin));
      return {
        body: { items, total, page, pages: Math.ceil(total / pageSize) },
        tags: ['stories', ...rows.map(({ id }) => `story:${id}`)],
      };
    },
  }),
  ...single('public'),
  ...single('staff'),
];
