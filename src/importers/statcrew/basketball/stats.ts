import type { StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, childrenOf, clockSeconds, figures, integer, type XmlElement } from '../../xml/element.ts';

const names = {
  fgm: 'fgm',
  fga: 'fga',
  fgm3: 'fgm3',
  fga3: 'fga3',
  ftm: 'ftm',
  fta: 'fta',
  oreb: 'oreb',
  dreb: 'dreb',
  treb: 'treb',
  pf: 'pf',
  tf: 'tf',
  ast: 'ast',
  to: 'to',
  blk: 'blk',
  stl: 'stl',
  plusMinus: 'plusminus',
  pts: 'tp',
};
const specialNames = {
  ptsTurnovers: 'pts_to',
  ptsSecondChance: 'pts_ch2',
  ptsPaint: 'pts_paint',
  ptsFastBreak: 'pts_fastb',
  ptsBench: 'pts_bench',
  ties: 'ties',
  leadChanges: 'leads',
  largestLead: 'large_lead',
};

/** Maps a `stats` or `statsbyprd` element to our keys. */
export function statLine(stats: XmlElement | undefined): StatLine {
  const seconds = playingSeconds(stats);
  return { ...(seconds !== undefined && { sec: seconds }), ...figures(stats, names) };
}

export function teamStats(team: XmlElement): Record<string, StatLine> {
  const totals = child(team, 'totals');
  return { box: statLine(child(totals, 'stats')), special: figures(child(totals, 'special'), specialNames) };
}

/** Lines by period of a team's totals or a player. */
export function periodStats(element: XmlElement): Record<string, Record<string, StatLine>> {
  const lines = childrenOf(element, 'statsbyprd');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const period = integer(line, 'prd');
      return period && period > 0 ? [[String(period), { box: statLine(line) }]] : [];
    }),
  );
}

/** Minutes are whole, "27:31", or "0+" for less than one minute. */
function playingSeconds(stats: XmlElement | undefined): number | undefined {
  if (attribute(stats, 'min') === '0+') return 0;
  const exact = clockSeconds(stats, 'min');
  if (exact !== undefined) return exact;
  const minutes = integer(stats, 'min');
  return minutes === undefined ? undefined : minutes * 60;
}
