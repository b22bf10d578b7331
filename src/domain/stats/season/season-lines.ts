import type { StatGroups, StatLine } from '../column.ts';
import { sumGames } from '../season-line.ts';
import type { SeasonBook, SeasonLine } from './season-book.ts';
import { mirrorGame, type StatGame, type StatPlayer } from './stat-game.ts';

export type SeasonLines = {
  /** Number of games. */
  games: number;
  /** The lines of everyone who played, by person. */
  players: ReadonlyMap<string, SeasonLine>;
  /** Team figures that belong to no player, such as team rebounds; undefined if there are none. */
  unassigned: SeasonLine | undefined;
  team: SeasonLine;
  opponents: SeasonLine;
};

/**
 * The lines of any set of games: a season, a career, a split. Player lines are summed by person; team lines are summed
 * from the team's line of each game, because some team figures are not the sum of the players' (shutouts, double plays).
 */
export function seasonLines(book: SeasonBook, games: readonly StatGame[]): SeasonLines {
  const unassigned = games.flatMap((game) => {
    const added = book.unassignedFigures?.(game);
    const lines = game.own.players.filter(({ isTeam, stats }) => isTeam && hasFigures(stats)).map(({ stats }) => stats);
    return added ? [...lines, added] : lines;
  });
  return {
    games: games.length,
    players: playerLines(book, games),
    unassigned: unassigned.length > 0 ? sumOfLines(book, unassigned, false) : undefined,
    team: teamLine(book, games),
    opponents: teamLine(book, games.map(mirrorGame)),
  };
}

/** Our team's line over the games. */
export const teamLine = (book: SeasonBook, games: readonly StatGame[]): SeasonLine =>
  sumOfLines(
    book,
    games.map((game) => teamGroups(book, game)),
    true,
  );

/** The lines of everyone who played in the games, by person. */
export function playerLines(book: SeasonBook, games: readonly StatGame[]): ReadonlyMap<string, SeasonLine> {
  const byPerson = new Map<string, StatGroups[]>();
  for (const game of games) {
    for (const [person, groups] of personGroups(book, game)) {
      const lines = byPerson.get(person);
      if (lines) lines.push(...groups);
      else byPerson.set(person, groups);
    }
  }
  return new Map([...byPerson].map(([person, lines]) => [person, sumOfLines(book, lines, false)]));
}

/** Each person's lines in one game. A second row of the same person does not count as a second game. */
export function personGroups(book: SeasonBook, game: StatGame): Map<string, StatGroups[]> {
  const byPerson = new Map<string, StatGroups[]>();
  for (const player of game.own.players) {
    if (player.isTeam || !(player.played || hasFigures(player.stats))) continue;
    const lines = byPerson.get(player.person) ?? [{ games: { gp: 1, gs: 0 } }];
    byPerson.set(player.person, lines);
    if (player.started) lines[0] = { games: { gp: 1, gs: 1 } };
    lines.push(playerGroups(book, game, player));
  }
  return byPerson;
}

const playerGroups = (book: SeasonBook, game: StatGame, player: StatPlayer): StatGroups =>
  merge(player.stats, book.playerFigures?.(player, game));

/** Our team's groups in one game, with the figures that the book derives from it. */
export const teamGroups = (book: SeasonBook, game: StatGame): StatGroups => ({
  ...merge(game.own.stats, book.teamFigures?.(game)),
  games: { gp: 1 },
});

/** Adds up lines, and adds the figures that the book derives from the sum. */
export function sumOfLines(book: SeasonBook, lines: readonly StatGroups[], isTeam: boolean): SeasonLine {
  const sums = sumGames(lines);
  return book.derive?.(sums, isTeam) ?? sums;
}

/** The figures that a table reads, combined into one line. */
export const lineFor = (groups: readonly string[], line: SeasonLine | StatGroups): StatLine =>
  Object.assign({}, line['games'], ...groups.map((group) => line[group]));

function merge(stats: StatGroups, added: StatGroups | undefined): StatGroups {
  if (!added) return stats;
  const merged: Record<string, StatLine> = { ...stats };
  for (const [group, line] of Object.entries(added)) merged[group] = { ...merged[group], ...line };
  return merged;
}

const hasFigures = (stats: StatGroups): boolean =>
  Object.values(stats).some((line) => Object.values(line).some((value) => value !== 0 && value !== ''));
