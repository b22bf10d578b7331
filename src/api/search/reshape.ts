import { parseMarkedText } from '../../domain/marked-text.ts';
import { stripHtml } from '../../domain/strip-html.ts';
import { enDashed } from '../../domain/text.ts';
import { isUpcoming, localNow } from '../../domain/upcoming.ts';
import { href } from '../../routing/routes.ts';
import { storyUrl } from '../games/facts.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { findPeople, findSports, findStories } from './queries.ts';
import type { SearchResult } from './schema.ts';

type RowOf<Find extends (...request: never) => PromiseLike<unknown[]>> = Awaited<ReturnType<Find>>[number];

const mediaUrl = (path: string | null) => (path === null ? null : `/media/${path}`);

export const sportResult = ({ title, slug, shortName }: RowOf<typeof findSports>): SearchResult => ({
  kind: 'sport',
  title,
  url: href('sport', { slug: slug ?? shortName }),
  summary: null,
  date: null,
  image: null,
  standIn: slug ?? shortName,
});

export const personResult = (row: RowOf<typeof findPeople>): SearchResult => ({
  kind: 'person',
  title: `${row.firstName} ${row.lastName}`.trim(),
  url: playerUrl(row, playerSlug(row), row.id),
  summary: [row.sportTitle, enDashed(row.seasonTitle), row.position].filter(Boolean).join(' · '),
  date: null,
  image: mediaUrl(row.imagePath),
  standIn: row.jersey ?? '',
});

export function storyResult(row: RowOf<typeof findStories>): SearchResult {
  const excerpt = parseMarkedText(row.headline);
  return {
    kind: 'story',
    title: row.title,
    url: storyUrl(row.localDate, row.slug) ?? '',
    summary: stripHtml(row.teaser ?? row.subHeadline ?? '') || null,
    // a headline match has an excerpt without matches: show the teaser instead
    ...(excerpt.some(({ isMatch }) => isMatch) && { excerpt }),
    date: row.localDate,
    image: mediaUrl(row.imagePath),
  };
}

export function gameResult(row: GameRow): SearchResult {
  const game = toScheduleGame(row);
  const { boxscoreUrl, sport, season, opponent, atVs, result, id, venueDate } = game;
  const schedule = href('schedule', {
    globalSportNameSlug: sport.globalSportNameSlug ?? sport.shortName,
    seasonTitle: season.title,
  });
  const score = result?.teamScore != null && enDashed(`${result.teamScore}-${result.opponentScore}`);
  return {
    kind: 'game',
    title: `${sport.title} ${atVs} ${opponent.title}`,
    url: boxscoreUrl ?? `${schedule}#${id}`,
    summary: result && score ? `${result.status} ${score}` : null,
    date: venueDate.slice(0, 10),
    isUpcoming: isUpcoming(game, localNow(row.collegeTimezone)),
    image: row.opponentLogo,
    standIn: opponent.title,
  };
}
