import { classYearShort } from '../../domain/class-year.ts';
import { formatHeight } from '../../domain/height.ts';
import { toPersonImage } from '../../domain/image.ts';
import { sportSlug } from '../../domain/sport.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { sumGames } from '../../domain/stats/season-line.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { toScheduleGame } from '../games/reshape.ts';
import { type Audience, playerSlug, playerUrl, toRosterPlayer } from '../rosters/reshape-player.ts';
import type { RosterPlayer } from '../rosters/schema.ts';
import type { Viewer } from '../viewer.ts';
import type { HistoryRow, PersonSeasonRow, PlayerDetails, PlayerLineRow } from './queries.ts';
import type { PlayerBio, PlayerHistory, PlayerSeason } from './schema.ts';

/** The bio; undefined if the person's seasons do not include the player's, which foreign keys prevent. */
export function toPlayerBio(
  { player, bio, seasons, lines, games }: PlayerDetails,
  shownTo: Audience,
): PlayerBio | undefined {
  const own = seasons.find((season) => season.rosterPlayerId === player.id);
  if (!own) return undefined;
  const rosterPlayer = toRosterPlayer(player, toSportReference(own.sport), shownTo);
  const latest = seasons.find((season) => season.sport.id === own.sport.id) ?? own;
  const gameOf = new Map(games.map((game) => [game.id, game]));
  const careerIds = new Set(
    seasons.filter((season) => season.sport.id === own.sport.id).map((season) => season.rosterPlayerId),
  );
  return {
    ...rosterPlayer,
    latestRosterPlayerId: latest.rosterPlayerId,
    bio: bio === null ? null : sanitizeStory(bio),
    season: { id: own.season.id, title: own.season.title, isCurrent: own.season.isCurrent },
    facts: toFacts(rosterPlayer),
    seasons: seasons.map((season) => toPlayerSeason(season, rosterPlayer.slug, lines, shownTo.viewer)),
    gameLog: lines.flatMap((line) => {
      const game = line.rosterPlayerId === player.id ? gameOf.get(line.gameId) : undefined;
      return game
        ? [{ game: toScheduleGame(game), started: line.started, played: line.played, stats: line.stats }]
        : [];
    }),
    career: toTotals(lines.filter((line) => careerIds.has(line.rosterPlayerId))),
  };
}

const toTotals = (lines: readonly PlayerLineRow[]) => ({
  gamesPlayed: lines.filter((line) => line.played).length,
  gamesStarted: lines.filter((line) => line.started).length,
  stats: sumGames(lines.map((line) => line.stats)),
});

function toPlayerSeason(
  { rosterPlayerId, season, sport, ...row }: PersonSeasonRow,
  slug: string,
  lines: readonly PlayerLineRow[],
  viewer: Viewer,
): PlayerSeason {
  return {
    rosterPlayerId,
    seasonTitle: season.title,
    sportTitle: sport.title,
    sportSlug: sportSlug(sport),
    url: playerUrl(sport, slug, rosterPlayerId, viewer),
    isCurrent: season.isCurrent,
    jerseyNumber: row.jersey,
    positionShort: row.positionShort,
    academicYearShort: row.classYear && classYearShort(row.classYear),
    ...toTotals(lines.filter((line) => line.rosterPlayerId === rosterPlayerId)),
  };
}

function toFacts(player: RosterPlayer): PlayerBio['facts'] {
  const inches = player.heightFeet === null ? undefined : player.heightFeet * 12 + (player.heightInches ?? 0);
  const facts: [label: string, value: string | number | null | undefined][] = [
    ['Position', player.positionLong || player.positionShort],
    ['Class', player.academicYearLong],
    ['Height', inches && formatHeight(inches)],
    ['Weight', player.weight && `${player.weight} lb`],
    ['Hometown', player.hometown],
    ['High school', player.highSchool],
    ['Previous school', player.previousSchool],
    ['Major', player.major],
    ['Letters', player.letters],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));
}

export function toPlayerHistory(row: HistoryRow, origin: string): PlayerHistory {
  const slug = playerSlug(row);
  const none = {
    imagePath: null,
    imageAlt: null,
    imageCaption: null,
    imageCredit: null,
    imageWidth: null,
    imageHeight: null,
    imageFocalX: null,
    imageFocalY: null,
    imagePlaceholder: null,
  };
  return {
    playerId: row.personId,
    rosterPlayerId: row.latestId,
    firstName: row.firstName,
    lastName: row.lastName,
    slug,
    url: playerUrl({ globalSportNameSlug: row.globalSportNameSlug, shortName: row.sportShortName }, slug, row.latestId),
    seasons: row.seasons,
    sportName: row.sportTitle,
    sportId: row.sportId,
    image: toPersonImage(row.picture ?? none, `${row.firstName} ${row.lastName}`.trim(), origin),
  };
}
