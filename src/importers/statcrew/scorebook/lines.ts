import { parseInnings } from '../../../domain/innings.ts';
import type { StatGroups, StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, figures, integer, warnUnread, type XmlElement } from '../../xml/element.ts';
import { decisionText } from '../decision.ts';

const same = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, key]));

const hitting = same('ab', 'r', 'h', 'rbi', 'bb', 'so', 'double', 'triple', 'hr', 'hbp', 'sb', 'cs', 'sh', 'sf');
const pitching = { ...same('h', 'r', 'er', 'bb', 'so', 'hr', 'wp', 'bk', 'hbp', 'bf', 'ab', 'pitches', 'strikes'), appearance: 'appear' };
const fielding = { ...same('po', 'a', 'e', 'pb'), dp: 'indp' };

/** Batting, pitching and fielding of a player or of a team's totals. Innings are kept in outs. */
export function readScorebookLines(element: XmlElement | undefined): StatGroups {
  const groups = {
    hitting: figures(child(element, 'hitting'), hitting),
    pitching: pitchingLine(child(element, 'pitching')),
    fielding: figures(child(element, 'fielding'), fielding),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, line]) => Object.keys(line).length > 0));
}

/** The line under the runs by inning. */
export function readTeamLine(team: XmlElement): StatLine {
  return figures(child(team, 'linescore'), { r: 'runs', h: 'hits', e: 'errs', lob: 'lob' });
}

function pitchingLine(element: XmlElement | undefined): StatLine {
  // some programs give every player a pitching element: who did not appear did not pitch
  if (!element || integer(element, 'appear') === 0) return {};
  const innings = attribute(element, 'ip');
  const outs = parseInnings(innings);
  if (innings !== '' && outs === undefined) warnUnread(element, 'ip', innings);
  const decision = decisionText(element, { win: 'W', loss: 'L', save: 'S' });
  return { ...figures(element, pitching), ...(outs !== undefined && { outs }), ...(decision && { decision }) };
}
