import { enDashed } from '../../domain/text.ts';
import { stripHtml } from '../../domain/strip-html.ts';
import { href } from '../../routes.ts';
import { storyUrl } from '../games/facts.ts';
import type { GameRow } from '../games/queries.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { searchPeople, searchSports, searchStories } from './queries.ts';
import type { SearchResult } from './schema.ts';

type RowOf<Search extends (...given: never) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<Search>
>['rows'][number];

export const sportResult = ({ title, slug, shortName }: RowOf<typeof searchSports>): SearchResult => ({
  kind: 'sport',
  title,
  url: href('sport', { slug: slug ?? shortName }),
  summary: null,
  date: null,
});

export const personResult = (row: RowOf<typeof searchPeople>): SearchResult => ({
  kind: 'person',
  title: `${row.firstName} ${row.lastName}`.trim(),
  url: playerUrl(row, playerSlug(row), row.id),
  summary: [row.sportTitle, enDashed(row.seasonTitle), row.position].filter(Boolean).join(' · '),
  date: null,
});

export const storyResult = (row: RowOf<typeof searchStories>): SearchResult => ({
  kind: 'story',
  title: row.title,
  url: storyUrl(row.localDate, row.slug) ?? '',
  summary: stripHtml(row.teaser ?? row.subHeadline ?? '') || null,
  date: row.localDate,
});

export function gameResult(row: GameRow): SearchResult {
  const { boxscoreUrl, sport, season, opponent, atVs, result, id, venueDate } = toScheduleGame(row);
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
  };
}
