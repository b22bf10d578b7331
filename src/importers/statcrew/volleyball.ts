import type { BoxPlay } from '../../domain/box-score.ts';
import type { StatLine } from '../../domain/stats/column.ts';
import { attribute, child, childrenOf, figures, flag, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewBook } from './book.ts';
import { scoreOf, sideOfTeam, type StatCrewGame } from './game.ts';
import { readPeriods } from './periods.ts';

const attack = { k: 'k', e: 'e', ta: 'ta' };

/** Percentages and points of the file are left aside: they follow from the counts. */
function boxLine(element: XmlElement | undefined): StatLine {
  return {
    ...figures(child(element, 'attack'), attack),
    ...figures(child(element, 'set'), { a: 'a' }),
    ...figures(child(element, 'serve'), { sa: 'sa', se: 'se' }),
    ...figures(child(element, 'defense'), { re: 're', dig: 'dig' }),
    ...figures(child(element, 'block'), { bs: 'bs', ba: 'ba', be: 'be' }),
    ...figures(child(element, 'misc'), { bhe: 'bhe' }),
  };
}

function attackBySet(team: XmlElement): Record<string, Record<string, StatLine>> {
  return Object.fromEntries(
    childrenOf(child(team, 'attackbygame'), 'attackgame').flatMap((line) => {
      const set = integer(line, 'game');
      return set ? [[String(set), { box: figures(line, attack) }]] : [];
    }),
  );
}

function readPlays(game: StatCrewGame): BoxPlay[] {
  return childrenOf(child(game.root, 'plays'), 'game').flatMap((set, index) =>
    childrenOf(set, 'play').map((play) => readPlay(play, integer(set, 'number') ?? index + 1, game)),
  );
}

/** The serving team's play; one without a server is a timeout, line-up or substitution. */
function readPlay(play: XmlElement, period: number, game: StatCrewGame): BoxPlay {
  const [text, point] = [attribute(play, 'text'), attribute(play, 'point')];
  const kind = /^\S+ subs?:/i.test(text) ? 'substitution' : point === '' ? 'comment' : 'play';
  const side = sideOfTeam(game, attribute(play, 'serveteam'));
  return { period, clock: '', side, text, scoring: point !== '', score: scoreOf(play), kind, situation: '' };
}

export const volleyball: StatCrewBook = {
  family: () => 'volleyball',
  regulation: 5,
  // `gp` counts sets here; a player of none has no line
  playerStats: (player) => ({ box: { ...figures(player, { sp: 'gp' }), ...boxLine(player) } }),
  teamStats: (team) => ({ box: boxLine(child(team, 'totals')) }),
  periodStats: attackBySet,
  playerFacts: (player) => (flag(player, 'libero') ? { libero: true } : {}),
  periods: (game, regulation) => readPeriods(game, regulation, String),
  plays: readPlays,
};
