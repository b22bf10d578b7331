import { numberOf, type StatGroups, type StatLine } from '../column.ts';

const carriers = ['rushing', 'receiving', 'kickReturns', 'puntReturns', 'interceptionReturns', 'fumbleReturns'];
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const recorded = (stats: StatGroups, groups: readonly string[], key: string): number[] =>
  groups.flatMap((group) => numberOf(stats[group], key) ?? []);

/** A player's scores and points in a game; computed from touchdowns and kicks if the file has no scoring line. */
function scoringLine(stats: StatGroups): StatLine | undefined {
  const line: StatLine = stats['scoring'] ?? {
    td: add(recorded(stats, carriers, 'td')),
    fg: numberOf(stats['kicking'], 'fgMade') ?? 0,
    patKick: numberOf(stats['kicking'], 'patMade') ?? 0,
  };
  const times = (key: string, points: number) => points * (numberOf(line, key) ?? 0);
  const two = times('saf', 2) + times('patRush', 2) + times('patCatch', 2) + times('patReturn', 2);
  const pts = times('td', 6) + times('fg', 3) + times('patKick', 1) + two;
  return pts > 0 ? { ...line, pts } : undefined;
}

/** Scoring, all-purpose yards, total offense and the game log's offense for one game. */
export function derivedGroups(stats: StatGroups): Record<string, StatLine> {
  const score = scoringLine(stats);
  const gained = recorded(stats, ['rushing', 'receiving', 'puntReturns', 'kickReturns'], 'yds');
  const offense = recorded(stats, ['rushing', 'passing'], 'yds');
  const log = logOffense(stats);
  return {
    ...(score && { scoring: score }),
    ...(gained.length > 0 && { allPurpose: { yds: add(gained) } }),
    ...(offense.length > 0 && {
      totalOffense: { yds: add(offense), att: add(recorded(stats, ['rushing', 'passing'], 'att')) },
    }),
    ...(log && { logOffense: log }),
  };
}

/** Rushing, passing and receiving of one game in a single line, for the game-by-game table. */
function logOffense({ rushing, passing, receiving }: StatGroups): StatLine | undefined {
  const line = {
    rushAtt: rushing?.['att'],
    rushYds: rushing?.['yds'],
    rushTd: rushing?.['td'],
    comp: passing?.['comp'],
    passAtt: passing?.['att'],
    passYds: passing?.['yds'],
    passTd: passing?.['td'],
    int: passing?.['int'],
    recNo: receiving?.['no'],
    recYds: receiving?.['yds'],
    recTd: receiving?.['td'],
  };
  const known = Object.entries(line).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
