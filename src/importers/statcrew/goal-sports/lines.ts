import type { StatGroups, StatLine } from '../../../domain/stats/column.ts';
import { child, clockSeconds, figures, integer, type XmlElement } from '../../xml/element.ts';
import { decisionText } from '../decision.ts';

/** Where a line's figures stand: our group, then the child element, then our key and its attribute. */
export type LineTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The groups of a player or of a team's totals; a group without figures is left out. */
export function readLines(element: XmlElement | undefined, table: LineTable): StatGroups {
  const groups: Record<string, StatLine> = {};
  for (const [group, elements] of Object.entries(table)) {
    const line = Object.assign({}, ...Object.entries(elements).map(([name, keys]) => figures(child(element, name), keys)));
    if (Object.keys(line).length > 0) groups[group] = line;
  }
  return groups;
}

/** A goalkeeper's line with the time in goal in seconds ("91:54", or whole minutes "92") and the decision. */
export function readGoalkeeping(element: XmlElement | undefined, keys: Readonly<Record<string, string>>): StatGroups {
  const goalie = child(element, 'goalie');
  if (!goalie) return {};
  const seconds = goalie.attributes['minutes']?.includes(':') ? clockSeconds(goalie, 'minutes') : minutesAsSeconds(goalie);
  const decision = decisionText(goalie, { win: 'W', loss: 'L', tie: 'T' });
  return {
    goalkeeping: {
      ...(seconds !== undefined && { sec: seconds }),
      ...figures(goalie, keys),
      ...(decision && { decision }),
    },
  };
}

function minutesAsSeconds(goalie: XmlElement): number | undefined {
  const minutes = integer(goalie, 'minutes');
  return minutes === undefined ? undefined : minutes * 60;
}
