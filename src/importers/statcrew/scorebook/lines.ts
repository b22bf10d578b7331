import { parseInnings } from '../../../domain/innings.ts';
import type { StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, childrenOf, figures, integer, warnUnread, type XmlElement } from '../../xml/element.ts';
import { decisionText } from '../decision.ts';
import { readSituational } from './situational.ts';

const same = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, key]));

const hitting = same('ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf', 'gdp');
const pitching = {
  ...same(
    'h',
    'r',
    'er',
    'bb',
    'so',
    'hr',
    'wp',
    'bk',
    'hbp',
    'bf',
    'ab',
    'pitches',
    'strikes',
    'double',
    'triple',
    'sfa',
    'sha',
  ),
  appearance: 'appear',
};
const fielding = { ...same('po', 'a', 'e', 'pb', 'sba', 'csb', 'ci'), dp: 'indp' };

/** Batting, pitching and fielding of a player or team totals. Innings are stored as outs. */
export function readScorebookLines(element: XmlElement | undefined): Record<string, StatLine> {
  return {
    hitting: figures(child(element, 'hitting'), hitting),
    pitching: pitchingLine(child(element, 'pitching')),
    fielding: figures(child(element, 'fielding'), fielding),
    situational: readSituational(element),
  };
}

/** A team's totals and its line-score totals. */
export function readTeamStats(team: XmlElement): Record<string, StatLine> {
  return {
    ...readScorebookLines(child(team, 'totals')),
    line: figures(child(team, 'linescore'), { r: 'runs', h: 'hits', e: 'errs', lob: 'lob' }),
  };
}

/** Runs, hits, errors and runners left on base by inning; a half inning not played ("X") has none. */
export function readInningLines(team: XmlElement): Record<string, Record<string, StatLine>> {
  const played = childrenOf(child(team, 'linescore'), 'lineinn').filter(
    (inning) => !/^x$/i.test(attribute(inning, 'score')),
  );
  return Object.fromEntries(
    played.map((inning) => [
      attribute(inning, 'inn'),
      { line: figures(inning, { r: 'score', h: 'hits', e: 'errors', lob: 'lob' }) },
    ]),
  );
}

function pitchingLine(element: XmlElement | undefined): StatLine {
  // some programs write a pitching element for every player: ignore it without an appearance
  if (!element || integer(element, 'appear') === 0) return {};
  const innings = attribute(element, 'ip');
  const outs = parseInnings(innings);
  if (innings !== '' && outs === undefined) warnUnread(element, 'ip', innings);
  const decision = decisionText(element, { win: 'W', loss: 'L', save: 'S' });
  return { ...figures(element, pitching), ...(outs !== undefined && { outs }), ...(decision && { decision }) };
}
