import { writeXml } from '../../replay/statcrew/write-xml.ts';
import type { BoxPlay, BoxPlayer, BoxScore, BoxTeam } from '../../src/domain/box-score.ts';
import type { Side } from '../../src/domain/side.ts';
import type { StatLine } from '../../src/domain/stats/column.ts';
import type { XmlElement } from '../../src/importers/xml/element.ts';
import { type Token, tokensOf } from './play-tokens.ts';

/** Writes a basketball game as StatCrew XML. */
export function writeBasketball(game: BoxScore): Uint8Array {
  const { venue, home, away, regulationPeriods, periodMinutes, overtimeMinutes, periods } = game;
  const date = Temporal.PlainDate.from(venue.date);
  const printed = `${date.month}/${date.day}/${date.year}`;
  const rules = element('rules', {
    prds: regulationPeriods,
    minutes: periodMinutes ?? 10,
    minutesot: overtimeMinutes ?? 5,
  });
  const facts = {
    gameid: game.sourceId,
    visid: away.code,
    visname: away.name,
    homeid: home.code,
    homename: home.name,
    date: printed,
    stadium: venue.stadium,
    location: venue.location,
    start: venue.start,
    end: venue.end,
    attend: venue.attendance ?? 0,
    leaguegame: 'N',
    neutralgame: 'N',
    gender: 'F',
  };
  const officials = element('officials', { text: game.officials.map(({ name }) => name).join(', ') });
  return writeXml(
    element('bbgame', { source: 'Fieldhouse', version: '1', generated: printed }, [
      element('venue', facts, [officials, rules]),
      element('status', { complete: 'Y', period: periods.length, clock: '00:00' }),
      writeTeam(away, 'away', game),
      writeTeam(home, 'home', game),
      element(
        'plays',
        { format: 'tokens' },
        periods.map(({ number }) => writePeriod(number, game)),
      ),
    ]),
  );
}

type Values = Readonly<Record<string, string | number>>;

function element(name: string, values: Values, children: readonly XmlElement[] = []): XmlElement {
  const attributes = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return { name, attributes, children, text: '', line: 0, column: 0, warnings: [], unread: [], asked: new Set() };
}

const letters: Readonly<Record<Side, string>> = { home: 'H', away: 'V' };

function writeTeam(team: BoxTeam, side: Side, { periods }: BoxScore): XmlElement {
  const line = periods.map((period) => period[side] ?? 0);
  return element(
    'team',
    { vh: letters[side], id: team.code, name: team.name, record: team.record, coach: team.coach },
    [
      element(
        'linescore',
        { line: line.join(','), score: team.score },
        line.map((score, index) => element('lineprd', { prd: index + 1, score })),
      ),
      element('totals', {}, [element('stats', statValues(team.stats['box'] ?? {}))]),
      ...team.players.map(writePlayer),
    ],
  );
}

function writePlayer(player: BoxPlayer): XmlElement {
  const { jersey, code, position, classYear, started, played, isTeam, stats } = player;
  const name = isTeam ? 'TEAM' : `${player.lastName}, ${player.firstName}`;
  const facts = { uni: isTeam ? 'TM' : jersey, code: isTeam ? 'TM' : code, name, checkname: checkName(player) };
  return element(
    'player',
    isTeam ? facts : { ...facts, gp: Number(played), gs: Number(started), pos: position, class: classYear },
    stats['box'] ? [element('stats', statValues(stats['box']))] : [],
  );
}

const names: Readonly<Record<string, string>> = { pts: 'tp', plusMinus: 'plusminus' };

function statValues({ sec, ...figures }: StatLine): Values {
  const written = Object.entries(figures).map(([key, value]) => [names[key] ?? key, value] as const);
  return { ...Object.fromEntries(written), ...(sec !== undefined && { min: Math.round(Number(sec) / 60) }) };
}

function writePeriod(number: number, game: BoxScore): XmlElement {
  const plays = game.plays.filter(({ period }) => period === number);
  return element(
    'period',
    { number },
    plays.flatMap((play) => tokensOf(play).map((token) => writePlay(play, token, game))),
  );
}

function writePlay({ clock, side = 'home', score }: BoxPlay, token: Token, game: BoxScore): XmlElement {
  const acting = token.isOther ? (side === 'home' ? 'away' : 'home') : side;
  const player = game[acting].players.find((one) => printedName(one) === token.name);
  return element('play', {
    vh: letters[acting],
    team: game[acting].code,
    time: clock,
    uni: player?.jersey ?? 'TM',
    checkname: player ? checkName(player) : 'TEAM',
    ...(token.action === 'GOOD' && score && { vscore: score.away, hscore: score.home }),
    action: token.action,
    ...(token.type && { type: token.type }),
  });
}

/** A player's name in plays of the simulator. */
const printedName = ({ isTeam, firstName, lastName }: BoxPlayer) =>
  isTeam ? 'team' : `${firstName.charAt(0)}. ${lastName}`;

const checkName = ({ isTeam, firstName, lastName }: BoxPlayer) =>
  isTeam ? 'TEAM' : `${lastName},${firstName}`.toUpperCase();
