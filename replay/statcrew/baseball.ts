import type { Side } from '../../src/domain/side.ts';
import { runsScored } from '../../src/importers/statcrew/scorebook/runs.ts';
import { attribute, childrenOf, type XmlElement } from '../../src/importers/xml/element.ts';
import type { Count } from '../tally.ts';
import type { ReplayBook, ReplayMoment } from './replay-book.ts';
import type { Teams } from './teams.ts';

const batting = ['ab', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sh', 'sf', 'r'];
const pitching = ['h', 'r', 'er', 'bb', 'so', 'hr', 'hbp', 'bf', 'ab', 'ip'];
const fielding = ['po', 'a', 'e'];

export const baseball: ReplayBook = {
  regulation: 9,
  scoreAfter: (play, { before, batting }) =>
    batting ? { ...before, [batting]: before[batting] + runsScored(play) } : before,
  countsOf,
  counted: new Set([
    ...batting.map((name) => `hitting.${name}`),
    ...pitching.map((name) => `pitching.${name}`),
    ...fielding.map((name) => `fielding.${name}`),
    'linescore.hits',
    'linescore.errs',
  ]),
  written: { 'pitching.ip': (outs) => `${Math.trunc(outs / 3)}.${outs % 3}` },
  gamesPlayed: true,
  entryPlays: {},
  status,
};

/** A play's child elements name batter, pitcher, runners and fielders, with the figures credited to each. */
function countsOf(play: XmlElement, teams: Teams, batting: Side | undefined): Count[] {
  if (!batting) return [];
  const other: Side = batting === 'home' ? 'away' : 'home';
  const of = (element: XmlElement, side: Side, group: string, names: readonly string[]): Count[] =>
    names.flatMap((name) => {
      const by = Number(element.attributes[name] ?? 0);
      const player = teams.playerNamed(side, attribute(element, 'name'));
      return by > 0 ? [{ side, player, figure: `${group}.${name}`, by }] : [];
    });
  const [batter] = childrenOf(play, 'batter');
  const hit = Number(batter?.attributes['h'] ?? 0) > 0;
  const pitcher = teams.playerNamed(other, attribute(play, 'pitcher'));
  const fielders = childrenOf(play, 'fielder').flatMap((one) => of(one, other, 'fielding', fielding));
  const errors = fielders.filter(({ figure }) => figure === 'fielding.e').map(({ by = 1 }) => by);
  return [
    ...(batter ? of(batter, batting, 'hitting', hitting) : []),
    ...(hit
      ? [
          { side: other, player: pitcher, figure: 'pitching.h' },
          { side: batting, figure: 'linescore.hits' },
        ]
      : []),
    ...childrenOf(play, 'pitcher').flatMap((one) => of(one, other, 'pitching', thrown)),
    ...[...childrenOf(play, 'batter'), ...childrenOf(play, 'runner')]
      .filter((one) => attribute(one, 'out') === '1')
      .map(() => ({ side: other, player: pitcher, figure: 'pitching.ip' })),
    ...childrenOf(play, 'runner')
      .filter((runner) => attribute(runner, 'scored') === '1')
      .flatMap((runner) => {
        // a run is charged to the pitcher who allowed the runner
        const by = teams.playerNamed(other, attribute(runner, 'pitcher'));
        return [
          { side: batting, player: teams.playerNamed(batting, attribute(runner, 'name')), figure: 'hitting.r' },
          { side: other, player: by, figure: 'pitching.r' },
          ...(attribute(runner, 'earned') === '1' ? [{ side: other, player: by, figure: 'pitching.er' }] : []),
        ];
      }),
    ...fielders,
    ...errors.map((by) => ({ side: other, figure: 'linescore.errs', by })),
  ];
}

const hitting = batting.filter((name) => name !== 'r');
const thrown = pitching.filter((name) => !['h', 'r', 'er', 'ip'].includes(name));

/** The situation for the next batter after a play. */
function status({ period, batting }: ReplayMoment, next: ReplayMoment | undefined): Record<string, string> {
  const half = { inning: String(period), vh: batting === 'home' ? 'H' : 'V' };
  if (!next || next.period !== period || next.batting !== batting) return { ...half, outs: '3' };
  const { outs = '', first, second, third, batter = '', pitcher = '' } = next.play.attributes;
  return {
    ...half,
    outs,
    batter,
    pitcher,
    ...(first && { first }),
    ...(second && { second }),
    ...(third && { third }),
  };
}
