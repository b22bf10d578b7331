import { parseInnings } from '../../../domain/innings.ts';
import type { PrintedCells } from '../../../domain/season-import.ts';
import type { StatLine } from '../../../domain/stats/column.ts';
import { readSituational } from '../../statcrew/scorebook/situational.ts';
import { attribute, child, figures, integer, warnUnread, type XmlElement } from '../../xml/element.ts';

const same = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, key]));

const shared = ['h', 'r', 'bb', 'double', 'triple', 'hr', 'ab', 'hbp', 'kl', 'ibb', 'gdp'];
const hitting = same(...shared, 'rbi', 'so', 'sb', 'cs', 'sh', 'sf', 'rchci', 'picked', 'hitdp', 'hittp');
const pitching = {
  ...same(...shared, 'er', 'cg', 'sho', 'cbo', 'gf', 'bf', 'wp', 'bk', 'sfa', 'sha', 'cia'),
  app: 'appear',
  starts: 'gs',
  wins: 'win',
  losses: 'loss',
  savesEarned: 'save',
  so: 'k',
};
const fielding = { ...same('po', 'a', 'e', 'pb', 'ci', 'sba', 'csb', 'intp'), dp: 'indp' };

const tables = {
  hitting: { table: 'individual-overall-batting', rates: { avg: 'bavg', slg: 'slugpct', obp: 'obpct' } },
  pitching: { table: 'individual-overall-pitching', rates: { era: 'era', bAvg: 'bavg' } },
  fielding: { table: 'individual-overall-fielding', rates: { fldPct: 'fldpct' } },
} as const;

/** Season totals of a player or team. In a season file decisions are counts; in a game they are a record. */
export function readBaseballSeason(element: XmlElement): Record<string, StatLine> {
  return {
    hitting: figures(child(element, 'hitting'), hitting),
    pitching: pitchingTotals(child(element, 'pitching')),
    fielding: figures(child(element, 'fielding'), fielding),
    situational: readSituational(element),
  };
}

/** The rates that the file prints. */
export const printedRates = (element: XmlElement): PrintedCells =>
  Object.fromEntries(
    Object.entries(tables).map(([name, { table, rates }]) => {
      const cells = Object.entries(rates).flatMap(([key, from]) => {
        const text = attribute(child(element, name), from);
        return text === '' ? [] : [[key, text] as const];
      });
      return [table, Object.fromEntries(cells)];
    }),
  );

function pitchingTotals(element: XmlElement | undefined): StatLine {
  // some programs write a line of zeros for everyone who never pitched
  if (!element || integer(element, 'appear') === 0) return {};
  const innings = attribute(element, 'ip');
  const outs = parseInnings(innings);
  if (innings !== '' && outs === undefined) warnUnread(element, 'ip', innings);
  return { ...figures(element, pitching), ...(outs !== undefined && { outs }) };
}
