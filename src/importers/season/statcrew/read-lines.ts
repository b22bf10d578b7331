import { parseClassYear } from '../../../domain/class-year.ts';
import { parsePersonName } from '../../../domain/person-name.ts';
import type { ImportedLine } from '../../../domain/season-import.ts';
import type { StatGroups, StatLine } from '../../../domain/stats/column.ts';
import { parseJersey } from '../../jersey.ts';
import { dropEmpty } from '../../stat-groups.ts';
import type { StatCrewBook } from '../../statcrew/book.ts';
import type { StatCrewGame } from '../../statcrew/game.ts';
import { attribute, child, childrenOf, figures, firstAttribute, integer, type XmlElement } from '../../xml/element.ts';
import { printedRates, readBaseballSeason } from './baseball-lines.ts';

const games = { gp: 'gp', gs: 'gs' };
const team = { firstName: '', lastName: '', jersey: '', position: '', classYear: '' };

/** The lines of the players, the team and its opponents. Players are in the order of the file. */
export function readSeasonLines(root: XmlElement, book: StatCrewBook | undefined): ImportedLine[] {
  const read = book ? createReader(root, book) : undefined;
  if (!read) return [];
  const totals = child(root, 'totals');
  const opponents = child(root, 'opponent');
  const played = integer(totals, 'gp');
  const gp: StatLine = played === undefined ? {} : { gp: played };
  const teamLine = (subject: 'team' | 'opponents', element: XmlElement | undefined, stats: StatGroups) =>
    element
      ? [
          {
            ...team,
            scope: 'overall' as const,
            subject,
            stats: { ...stats, games: gp },
            printed: printedRates(element),
          },
        ]
      : [];
  return [
    ...childrenOf(root, 'player').map((player) => playerLine(player, read.player)),
    ...teamLine('team', totals, read.team),
    ...teamLine('opponents', opponents, read.opponents),
  ];
}

function playerLine(player: XmlElement, read: (player: XmlElement) => StatGroups): ImportedLine {
  const printed = firstAttribute(player, 'name', 'shortname', 'checkname');
  const isTeam = /^(?:team|tm)$/i.test(printed);
  const year = firstAttribute(player, 'class', 'year');
  const stats = read(player);
  const played = figures(player, games);
  const hasPlayed = (integer(player, 'gp') ?? 0) > 0 || hasFigures(stats);
  return {
    scope: 'overall',
    subject: isTeam ? 'unassigned' : 'player',
    ...(isTeam ? { firstName: '', lastName: '' } : parsePersonName(printed)),
    jersey: isTeam ? '' : parseJersey(attribute(player, 'uni')),
    position: attribute(player, 'pos').toUpperCase(),
    classYear: isTeam ? '' : (parseClassYear(year) ?? year),
    // absent is not zero: programs also write zeros for those who never played
    stats: hasPlayed ? { ...stats, games: played } : {},
    printed: hasPlayed ? printedRates(player) : {},
  };
}

const hasFigures = (stats: StatGroups) =>
  Object.values(stats).some((line) => Object.values(line).some((figure) => figure !== 0));

/** Reads figures as the sport's games do; a season file uses the same elements. */
function createReader(root: XmlElement, book: StatCrewBook) {
  if (root.name === 'bsseas') {
    const of = (element: XmlElement | undefined) => (element ? dropEmpty(readBaseballSeason(element)) : {});
    return { player: of, team: of(child(root, 'totals')), opponents: of(child(root, 'opponent')) };
  }
  const opponent = child(root, 'opponent');
  const away: XmlElement = { ...root, children: opponent ? [{ ...opponent, name: 'totals' }] : [] };
  const game: StatCrewGame = {
    root,
    venue: child(root, 'venue') ?? root,
    rules: undefined,
    status: undefined,
    home: root,
    away,
    warnings: root.warnings,
  };
  return {
    player: (player: XmlElement) => withDecisions(player, dropEmpty(book.playerStats(player, game))),
    team: withDecisions(child(root, 'totals'), dropEmpty(book.teamStats(root, game))),
    opponents: withDecisions(opponent, dropEmpty(book.teamStats(away, game))),
  };
}

/** A goalkeeper's decisions are counts in a season file. */
function withDecisions(element: XmlElement | undefined, stats: StatGroups): StatGroups {
  const goalie = child(element, 'goalie');
  if (!goalie || !stats['goalkeeping']) return stats;
  const { decision: _, ...line } = stats['goalkeeping'];
  const counts = figures(goalie, { wins: 'win', losses: 'loss', ties: 'tie', sho: 'sho' });
  const short = figures(goalie, { wins: 'w', losses: 'l', ties: 't' });
  return { ...stats, goalkeeping: { ...line, ...short, ...counts } };
}

/** Names of the elements with figures of players that the sport's reader does not use. */
export function unreadElements(root: XmlElement, book: StatCrewBook | undefined): string[] {
  const players = childrenOf(root, 'player');
  const names = new Set(players.flatMap(({ children }) => children.map(({ name }) => name)));
  const read = book && createReader(root, book);
  const isRead = (name: string) =>
    players.some((player) => {
      const children = player.children.filter((each) => each.name === name);
      return Object.keys(read?.player({ ...player, children, warnings: [], unread: [] }) ?? {}).some(
        (group) => group !== 'games',
      );
    });
  return [...names].filter((name) => !isRead(name));
}
