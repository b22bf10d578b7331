import { against } from '../../domain/against.ts';
import type { RankedMark, RecordList } from '../../domain/records/record-list.ts';
import { sportSlug } from '../../domain/sport.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import type { SeriesGame } from '../opponent-history/reshape.ts';
import { personIdOf } from '../season-stats/to-games.ts';
import type { SportRow } from '../sports/queries.ts';
import type { findEnteredMarks } from './queries.ts';
import type { BookMark, RecordBook } from './schema.ts';

type Person = { name: string; rosterPlayerId: number | undefined; url: string | undefined };

type Of = {
  sport: SportRow['sport'];
  since: RecordBook['since'];
  lists: readonly RecordList[];
  results: readonly SeriesGame[];
  entered: Awaited<ReturnType<typeof findEnteredMarks>>;
  people: ReadonlyMap<string, Person>;
};

/** Adds names of people, games and sources to ranked marks. */
export function toBook({ sport, since, lists, results, entered, people }: Of): RecordBook {
  const games = new Map(results.map((game) => [game.id, game]));
  const marks = new Map(entered.map((mark) => [mark.id, mark]));
  const slug = sportSlug(sport);
  const toMark = ({ rank, text, person, seasons, game, source, entered: id }: RankedMark): BookMark => {
    const of = person === undefined ? undefined : people.get(person);
    const played = game === undefined ? undefined : games.get(game);
    const from = id === undefined ? undefined : marks.get(id);
    return {
      rank,
      mark: text,
      holder: of ? of.name.split(', ').reverse().join(' ') : (from?.holder ?? null),
      personId: (person === undefined ? undefined : personIdOf(person)) ?? null,
      rosterPlayerId: of?.rosterPlayerId ?? null,
      holderUrl: of?.url ?? null,
      seasons: from?.season ?? spanOf(seasons),
      date: played?.localDate ?? from?.date ?? null,
      opponent: played
        ? against({ ...played, opponent: { id: played.opponentId, title: played.opponentTitle } })
        : (from?.opponent ?? null),
      gameUrl:
        played && played.boxFamily !== null
          ? href('boxscore', {
              globalSportNameSlug: slug,
              season: played.seasonTitle,
              oppSlug: played.opponentSlug,
              gameId: String(played.id),
            })
          : null,
      source: source ?? null,
    };
  };
  return {
    sport: toSportReference(sport),
    since,
    lists: lists.map(({ title, subject, span, hasMinimum, marks: ranked, more }) => ({
      id: slugify(title) || 'record',
      title,
      subject,
      span,
      hasMinimum,
      marks: ranked.map(toMark),
      more,
    })),
  };
}

/** "2025-26", or "2023-24 to 2025-26" for several seasons. */
const spanOf = (seasons: readonly string[] = []): string | null =>
  seasons.length > 1 ? `${seasons[0]} to ${seasons.at(-1)}` : (seasons[0] ?? null);
