import type { EventGame } from '../../api/events/schema.ts';
import type { Page } from '../../api/page.ts';
import type { StoryItem } from '../../api/stories/schema.ts';
import { snakeCase } from '../../content/define-content.ts';
import type { Sport } from '../../domain/sport.ts';
import { findServiceSports, type Service, type ServiceRequest } from './service.ts';

/** A JSON value with the names of its properties in snake case: `{ teamScore: '3' }` becomes `{ team_score: '3' }`. */
function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [snakeCase(key), inSnakeCase(each)]));
}

/** The longest page of a list in the API. */
const maxPageSize = 100;

/** Pages that a request reads at most. */
const maxPages = 10;

type List<Item> = (listing: { page: number; size: number; sportId: number | undefined }) => Promise<Page<Item>>;
type Range = { start: number; count: number; sport: Sport | undefined };

/** A range of a paged list, which may begin within a page and end on a later one. */
async function rangeOf<Item>(list: List<Item>, { start, count, sport }: Range): Promise<readonly Item[]> {
  if (count === 0) return [];
  const size = Math.min(count, maxPageSize);
  const skipped = start % size;
  const found: Item[] = [];
  for (let page = Math.floor(start / size) + 1; found.length < skipped + count; page++) {
    const { items, pages } = await list({ page, size, sportId: sport?.id });
    found.push(...items);
    if (page >= pages) break;
  }
  return found.slice(skipped, skipped + count);
}

/** The pages of a list up to the first one that ends with an item outside of `isWithin`. */
async function itemsWhile<Item>(
  list: List<Item>,
  sport: Sport | undefined,
  isWithin: (item: Item) => boolean,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const { items, pages } = await list({ page, size: maxPageSize, sportId: sport?.id });
    found.push(...items);
    const last = items.at(-1);
    if (page >= pages || last === undefined || !isWithin(last)) break;
  }
  return found;
}

const toGame = ({ isDoubleHeader, showAtVs, isConference, ...game }: EventGame) => {
  const { shortName, globalSportShortName, atVs, ...sport } = game.sport;
  const { gameFiles, ...media } = game.media;
  return {
    ...(inSnakeCase(game) as object),
    allday: game.allDay,
    is_doubleheader: isDoubleHeader,
    is_conference: isConference,
    show_atvs: showAtVs,
    sport: {
      ...(inSnakeCase(sport) as object),
      abbreviation: sport.abbrev,
      shortname: shortName,
      global_sport_shortname: globalSportShortName,
      gender: sport.globalSportGender,
      show_at_vs: atVs,
    },
    media: { ...(inSnakeCase(media) as object), gamefiles: gameFiles },
    story: game.story && {
      ...(inSnakeCase(game.story) as object),
      content_title: game.story.title,
      content_url: game.story.url,
      content_date: game.story.date,
    },
    result: game.result && {
      game_id: game.result.gameId,
      status: game.result.status,
      team_score: game.result.teamScore,
      opponent_score: game.result.opponentScore,
      prescore: game.result.preScore,
      postscore: game.result.postScore,
      boxscore: game.result.boxScore,
      line_scores: game.result.lineScores,
    },
  };
};

const toStory = (story: StoryItem) => ({
  id: story.id,
  title: story.title,
  headline: story.title,
  content_title: story.title,
  url: story.url,
  story_path: story.url,
  content_url: story.url,
  date: story.date,
  content_date: story.date,
  teaser: story.teaser,
  writer: story.byline,
  image: story.imageSource,
  sport: story.sport && { id: story.sport.id, title: story.sport.title, shortname: story.sport.shortName },
});

type Component = (request: ServiceRequest, range: Range) => Promise<object>;

const components: Record<string, Component> = {
  results: async ({ api }, range) => (await rangeOf(api.events.results, range)).map(toGame),
  /** With days in `start` and `end` the games between them, else the next ones. */
  events: async ({ api, query }, range) => {
    if (isNumber(query.text('start'))) return (await rangeOf(api.events.upcoming, range)).map(toGame);
    const [from = '', to = '9999'] = [query.day('start'), query.day('end')];
    const [past, ahead] = await Promise.all([
      itemsWhile(api.events.results, range.sport, ({ date }) => date >= from),
      itemsWhile(api.events.upcoming, range.sport, ({ date }) => date.slice(0, 10) <= to),
    ]);
    const between = [...past.toReversed(), ...ahead].filter(({ date }) => date >= from && date.slice(0, 10) <= to);
    return between.slice(0, range.count).map(toGame);
  },
  /** The last games, then the next ones, a half each. */
  scoreboard: async ({ api }, { count, ...range }) => {
    const half = Math.ceil(count / 2);
    const recent = await rangeOf(api.events.results, { ...range, count: half });
    const upcoming = await rangeOf(api.events.upcoming, { ...range, count: count - recent.length });
    return [...recent.toReversed(), ...upcoming].map(toGame);
  },
  stories: async ({ api }, range) => (await rangeOf(api.stories.list, range)).map(toStory),
  /** Items have their columns in one list. */
  'main-navigation': async ({ api }) =>
    (await api.navigation.main()).map(({ columns, items, ...item }) => ({
      ...item,
      items: [...items, ...columns.flatMap((column) => column.items)],
    })),
};

const isNumber = (text: string | undefined) => text === undefined || /^\d+$/.test(text);

/** `adaptive_components.ashx?type=scoreboard|results|events|stories|main-navigation`: a list without an envelope. */
export const adaptiveComponents: Service = async (request) => {
  const { query } = request;
  const component = components[query.text('type')?.toLowerCase() ?? 'scoreboard'];
  if (!component) return undefined;
  const [sport] = await findServiceSports(request, 'sport_id', 'sport');
  const start = isNumber(query.text('start')) ? query.count('start', { otherwise: 0, max: 1_000_000 }) : 0;
  return component(request, {
    start,
    count: query.count('count', { otherwise: 10, max: maxPages * maxPageSize }),
    sport,
  });
};
