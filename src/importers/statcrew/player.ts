import type { BoxPlayer } from '../../domain/box-score.ts';
import { parseClassYear } from '../../domain/class-year.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { parseJersey } from '../jersey.ts';
import { dropEmpty, dropEmptyPeriods } from '../stat-groups.ts';
import { attribute, firstAttribute, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewBook } from './book.ts';
import type { StatCrewGame } from './game.ts';

export function readPlayer(player: XmlElement, book: StatCrewBook, game: StatCrewGame): BoxPlayer {
  const printed = firstAttribute(player, 'name', 'shortname', 'checkname');
  const isTeam = /^(?:team|tm)$/i.test(printed);
  const name = isTeam ? { firstName: '', lastName: 'Team' } : parsePersonName(printed);
  const checkName = checkNameOf(player, printed);
  const jersey = parseJersey(attribute(player, 'uni'));
  const year = isTeam ? '' : firstAttribute(player, 'class', 'year');
  const stats = dropEmpty(book.playerStats(player, game));
  const started = integer(player, 'gs') === 1 || integer(player, 'ms') === 1;
  const played = !isTeam && playedGame(player, started, stats);
  return {
    code: firstAttribute(player, 'code', 'id') || jersey || checkName,
    ...name,
    checkName,
    jersey: isTeam && /^tm$/i.test(jersey) ? '' : jersey,
    position: firstAttribute(player, 'pos', 'startpos', 'opos', 'dpos').toUpperCase(),
    classYear: parseClassYear(year) ?? year,
    started,
    played,
    isTeam,
    stats: played || hasFigures(stats) ? stats : {},
    ...(played && dropEmptyPeriods(book.periodStats?.(player))),
    ...book.playerFacts?.(player, game),
  };
}

/** `gp` counts games, or sets in volleyball; without it, a line of statistics means the player played. */
function playedGame(player: XmlElement, started: boolean, stats: BoxPlayer['stats']): boolean {
  const games = integer(player, 'gp');
  return games === undefined ? started || Object.keys(stats).length > 0 : games > 0;
}

/** Some scorers write zeros for players who did not play: absent is not zero. */
function hasFigures(stats: BoxPlayer['stats']): boolean {
  return Object.values(stats).some((line) => Object.values(line).some((figure) => figure !== 0));
}

function checkNameOf(player: XmlElement, printed: string): string {
  const given = firstAttribute(player, 'checkname') || printed;
  return given.toUpperCase().replace(/(?<!\s)\s*,\s*/, ',');
}
