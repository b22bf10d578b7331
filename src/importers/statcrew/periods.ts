import type { BoxPeriod } from '../../domain/box-score.ts';
import { periodLabel } from '../period-label.ts';
import { attribute, child, type XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

/** The line score, by default with overtimes named "OT", "2OT"; innings and sets pass their own `label`. */
export function readPeriods(
  game: StatCrewGame,
  regulation: number,
  label: typeof periodLabel = periodLabel,
): BoxPeriod[] {
  const [home, away] = [lineOf(game.home), lineOf(game.away)];
  return Array.from({ length: Math.max(home.length, away.length) }, (_, index) => ({
    number: index + 1,
    label: label(index + 1, regulation),
    home: home[index] ?? null,
    away: away[index] ?? null,
  }));
}

/** "7,10,7,8" as numbers; "X" and blanks (not played) are null. */
function lineOf(team: XmlElement): (number | null)[] {
  const line = attribute(child(team, 'linescore'), 'line');
  return line === '' ? [] : line.split(',').map((score) => (/^\s*\d{1,4}\s*$/.test(score) ? Number(score) : null));
}
