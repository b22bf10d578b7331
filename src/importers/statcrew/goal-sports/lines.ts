import type { StatGroups, StatLine } from '../../../domain/stats/column.ts';
import { child, clockSeconds, figures, integer, type XmlElement } from '../../xml/element.ts';
import { decisionText } from '../decision.ts';
import type { Counted } from '../uncounted.ts';

/** Mapping of a line: our group, its child element, and our keys with their attributes. */
export type LineTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The groups of a player or team totals, without figures that were not recorded. */
export function readLines(
  element: XmlElement | undefined,
  table: LineTable,
  counted: Counted,
): Record<string, StatLine> {
  const groups = Object.entries(table).map(([group, elements]) => {
    const parts = Object.entries(elements).map(([name, keys]) => readLine(child(element, name), keys, counted));
    return [group, Object.assign({}, ...parts) as StatLine] as const;
  });
  return Object.fromEntries(groups);
}

export function readLine(
  element: XmlElement | undefined,
  keys: Readonly<Record<string, string>>,
  counted: Counted,
): StatLine {
  return figures(
    element,
    Object.fromEntries(Object.entries(keys).filter(([, name]) => counted(element?.name ?? '', name))),
  );
}

/** A goalkeeper's line with the time in goal in seconds ("91:54", or whole minutes "92") and the decision. */
export function readGoalkeeping(
  element: XmlElement | undefined,
  keys: Readonly<Record<string, string>>,
): Record<string, StatLine> {
  const goalie = child(element, 'goalie');
  if (!goalie) return {};
  const seconds = goalie.attributes['minutes']?.includes(':')
    ? clockSeconds(goalie, 'minutes')
    : minutesAsSeconds(goalie);
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

/** The groups with nonzero figures: programs also write lines of zeros for the bench and TEAM. */
export function withoutZeros(groups: StatGroups): Record<string, StatLine> {
  return Object.fromEntries(
    Object.entries(groups).filter(([, line]) => Object.values(line).some((value) => value !== 0)),
  );
}
