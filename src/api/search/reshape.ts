import { against } from '../../domain/against.ts';
import { isUpcoming, localNow } from '../../domain/upcoming.ts';
import { href } from '../../routing/routes.ts';
import { excerptOf } from '../../web/search-excerpt.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { enDashed } from '../../web/text.ts';
import { readListing, storyUrl } from '../games/facts.ts';
import { staffUrl } from '../rosters/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { findGames, findPeople, findSports, findStories } from './queries.ts';
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
  links: [
    { title: 'Schedule', url: href('schedule', { globalSportNameSlug: slug ?? shortName }) },
    { title: 'Roster', url: href('roster', { slug: slug ?? shortName }) },
    { title: 'Statistics', url: href('cumeStats', { sportSlug: slug ?? shortName }) },
    { title: 'Coaches', url: href('coaches', { sportSlug: slug ?? shortName }) },
  ],
});

const bioUrl = (row: RowOf<typeof findPeople>): string =>
  row.role === 'player'
    ? playerUrl(row, playerSlug(row), row.rowId)
    : staffUrl(row, { ...row, id: row.rowId, kind: row.role });

export const personResult = (row: RowOf<typeof findPeople>): SearchResult => ({
  kind: 'person',
  title: `${row.firstName} ${row.lastName}`.trim(),
  url: bioUrl(row),
  summary: [row.sportTitle, enDashed(row.seasonTitle), row.position].filter(Boolean).join(' · '),
  date: null,
  image: mediaUrl(row.imagePath),
  standIn: row.jersey ?? '',
});

export function storyResult(row: RowOf<typeof findStories>, terms: readonly string[]): SearchResult {
  const excerpt = excerptOf(row.body, terms);
  return {
    kind: 'story',
    title: row.title,
    url: storyUrl(row.localDate, row.slug) ?? '',
    summary: stripHtml(row.teaser ?? row.subHeadline ?? '') || null,
    // absent if only the headline or teaser matches
    ...(excerpt && { excerpt }),
    date: row.localDate,
    image: mediaUrl(row.imagePath),
  };
}

export function gameResult(row: RowOf<typeof findGames>): SearchResult {
  const { state, opponentTitle, sportSlug, dateUtc, tbd, venueTimes, score, boxscoreUrl } = readListing(row);
  const schedule = href('schedule', { globalSportNameSlug: sportSlug, seasonTitle: row.seasonTitle });
  const points = score?.teamScore != null && enDashed(`${score.teamScore}-${score.opponentScore}`);
  const timed = { ...row, ...venueTimes, gameState: state, dateUtc, tbd, sport: { family: row.sportFamily } };
  return {
    kind: 'game',
    title: `${row.sportTitle} ${against({ ...row, opponent: { id: row.opponentId, title: opponentTitle } })}`,
    url: boxscoreUrl ?? `${schedule}#${row.id}`,
    summary: score && points ? `${score.status} ${points}` : null,
    date: venueTimes.venueDate.slice(0, 10),
    isUpcoming: isUpcoming(timed, localNow(row.collegeTimezone)),
    image: row.opponentLogo,
    standIn: opponentTitle,
  };
}
