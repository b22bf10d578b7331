import type { Side } from '../../src/domain/side.ts';
import { scoreOf, sideOf } from '../../src/importers/statcrew/game.ts';
import type { ClockDirection } from '../../src/importers/statcrew/goal-sports/board-clock.ts';
import { attribute, type XmlElement } from '../../src/importers/xml/element.ts';
import type { Count } from '../tally.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Teams } from './teams.ts';

const figures = ['shots.g', 'shots.a', 'shots.sh', 'shots.sog', 'penalty.fouls', 'misc.turnover', 'misc.gb'];
const byTeam = [
  'lineprd.shots',
  'lineprd.corners',
  'lineprd.fouls',
  'lineprd.gb',
  'lineprd.turnover',
  'linescore.shots',
];

type Clock = { direction: ClockDirection; minutes: number; overtime: number };

export const soccer = goalBook({ direction: 'up-through-game', minutes: 45, overtime: 10 }, 2);
export const lacrosse = goalBook({ direction: 'down', minutes: 15, overtime: 4 }, 4);
/** Ice hockey counts only shots on goal. */
export const iceHockey = goalBook({ direction: 'up-in-period', minutes: 20, overtime: 5 }, 3, true);

function goalBook(clock: Clock, regulation: number, onGoalOnly = false): ReplayBook {
  return {
    clock,
    regulation,
    clockOf: (play) => attribute(play, 'clock') || (/\[(\d{1,3}:\d\d)\]/.exec(attribute(play, 'text'))?.[1] ?? ''),
    scoreAfter: (play, { before, trailing }) => scoreOf(play) ?? lastScore(trailing) ?? before,
    countsOf: (play, teams) => countsOf(play, teams, onGoalOnly),
    counted: new Set([...figures, ...byTeam]),
    gamesPlayed: true,
    entryPlays: {
      penalties: ({ play }) =>
        /^(?:[YRG]C|PEN)$/.test(attribute(play, 'action')) ||
        /^(?:\[[\d:]+\] *)?Penalty on /.test(attribute(play, 'text')),
      goaliechanges: ({ play }) =>
        attribute(play, 'action') === 'GOALIE' || / at goalie for /.test(attribute(play, 'text')),
    },
    status: ({ period, clock }: ReplayMoment) => ({ period: String(period), clock }),
  };
}

const lastScore = (trailing: readonly XmlElement[]) => {
  const last = trailing.findLast(({ name }) => name === 'currentscore');
  return last && scoreOf(last);
};

/** Shots are plain text: "Shot by UW Ramsey, Zach, bottom center, saved by Erb, Logan.", "GOAL by UW Dale, Joe Assist by ...". */
function countsOf(play: XmlElement, teams: Teams, onGoalOnly: boolean): Count[] {
  const pickups = groundBalls(play, teams);
  const text = attribute(play, 'text');
  const side = sideOf(play) ?? sideIn(text, teams);
  if (!side) return pickups;
  const player = firstNamed(text, side, teams);
  const of = (...names: string[]): Count[] => names.map((figure) => ({ side, player, figure }));
  const team = (...names: string[]): Count[] => names.map((figure) => ({ side, figure }));
  if (/\bGOAL by /.test(text)) {
    const assists = /\bAssist by (.+)$/s.exec(text)?.[1] ?? '';
    return [
      ...of('shots.g', 'shots.sh', 'shots.sog'),
      ...team('lineprd.shots', 'linescore.shots'),
      ...assistants(assists, side, teams).map((player) => ({ side, player, figure: 'shots.a' })),
    ];
  }
  if (/\bShot by /.test(text)) {
    const saved = /\bsaved? by\b|\bsave\b/i.test(text);
    if (onGoalOnly && !saved) return [];
    return [
      ...of('shots.sh', ...(saved ? ['shots.sog'] : [])),
      ...team('lineprd.shots', 'linescore.shots'),
      ...pickups,
    ];
  }
  const action = attribute(play, 'action');
  if (action === 'CORNER') return team('lineprd.corners');
  if (action === 'FOUL') return [...of('penalty.fouls'), ...team('lineprd.fouls')];
  if (action === 'TURN') return [...of('misc.turnover'), ...team('lineprd.turnover'), ...pickups];
  return pickups;
}

/** Ground balls also appear at the end of other plays, possibly of the other team. */
function groundBalls(play: XmlElement, teams: Teams): Count[] {
  const recovery = /\bGround ball pickup by (.+)$/s.exec(attribute(play, 'text'))?.[1] ?? '';
  const side = (['home', 'away'] as const).find((one) => recovery.startsWith(`${teams[one].id} `));
  if (!side) return [];
  return [
    { side, player: firstNamed(recovery, side, teams), figure: 'misc.gb' },
    { side, figure: 'lineprd.gb' },
  ];
}

function sideIn(text: string, teams: Teams): Side | undefined {
  const found = (['home', 'away'] as const)
    .map((side) => ({ side, at: text.indexOf(` ${teams[side].id} `) }))
    .filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.side;
}

/** The team's player whose name comes first in the text. */
function firstNamed(text: string, side: Side, teams: Teams): string | undefined {
  const found = teams[side].players.flatMap(({ key, names }) => {
    const at = Math.min(...names.map((name) => text.indexOf(name)).filter((index) => index >= 0));
    return Number.isFinite(at) ? [{ key, at }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.key;
}

/** The assists listed after "Assist by", up to the list of players on the ice. */
function assistants(sentence: string, side: Side, teams: Teams): string[] {
  const [names = ''] = sentence.split(/, (?:On ice|goal number)/);
  return teams[side].players
    .filter((player) => player.names.some((name) => names.includes(name)))
    .map(({ key }) => key);
}
