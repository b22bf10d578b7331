import type { StatLine } from '../../domain/stats/column.ts';
import { child, childrenOf, figures, flag, integer, type XmlElement } from '../xml/element.ts';
import type { StatCrewBook } from './book.ts';
import { readPeriods } from './periods.ts';
import { readPlays } from './volleyball/plays.ts';
import { readSituation } from './volleyball/situation.ts';

const attack = { k: 'k', e: 'e', ta: 'ta' };

/** Ignores the file's percentages and points, which are derived from the counts. */
function boxLine(element: XmlElement | undefined): StatLine {
  return {
    ...figures(child(element, 'attack'), attack),
    ...figures(child(element, 'set'), { a: 'a' }),
    ...figures(child(element, 'serve'), { sa: 'sa', se: 'se' }),
    ...figures(child(element, 'defense'), { re: 're', dig: 'dig', rta: 'ta' }),
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

export const volleyball: StatCrewBook = {
  family: () => 'volleyball',
  regulation: 5,
  // `gp` counts sets; a player with none has no line
  playerStats: (player) => ({ box: { ...figures(player, { sp: 'gp' }), ...boxLine(player) } }),
  teamStats: (team) => ({ box: boxLine(child(team, 'totals')) }),
  teamPeriodStats: attackBySet,
  playerFacts: (player) => (flag(player, 'libero') ? { libero: true } : {}),
  periods: (game, regulation) => readPeriods(game, regulation, String),
  plays: readPlays,
  situation: readSituation,
};
