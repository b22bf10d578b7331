import type { BoxScoring } from '../../../domain/box-score.ts';
import { boardClock } from '../../board-clock.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, scoreOf, sideOf } from '../game.ts';
import { printedName } from '../printed-name.ts';
import { driveSum } from './plays.ts';

const ways: Readonly<Record<string, string>> = {
  RUSH: 'run',
  INT: 'interception return',
  FUMB: 'fumble return',
  KO: 'kickoff return',
  KR: 'kickoff return',
  PUNT: 'punt return',
  PR: 'punt return',
  BLKP: 'blocked punt return',
  BLKFG: 'blocked field goal return',
};

export function readScoring({ root }: StatCrewGame): BoxScoring[] {
  return childrenOf(child(root, 'scores'), 'score').flatMap((element) => {
    const [side, score, period] = [sideOf(element), scoreOf(element), integer(element, 'qtr')];
    if (!side || !score || !period) return [];
    const detail = driveSum(element, 'drive');
    return [
      {
        period,
        clock: boardClock(attribute(element, 'clock')),
        side,
        text: sentence(element),
        type: attribute(element, 'type'),
        score,
        detail,
      },
    ];
  });
}

/** "Jeremiah Hasley 14 yd pass from Darian Mensah (Todd Pelino kick)". */
function sentence(element: XmlElement): string {
  const yards = integer(element, 'yds');
  const distance = yards === undefined ? '' : `${yards} yd`;
  return [name(element, 'scorer'), distance, wayOf(element), extraPoint(element)].filter(Boolean).join(' ');
}

function wayOf(element: XmlElement): string {
  const [type, how, passer] = [
    attribute(element, 'type').toUpperCase(),
    attribute(element, 'how').toUpperCase(),
    name(element, 'passer'),
  ];
  if (type === 'FG') return 'field goal';
  if (type.startsWith('SAF')) return 'safety';
  if (how === 'PASS') return passer ? `pass from ${passer}` : 'pass';
  return ways[how] ?? how.toLowerCase();
}

function extraPoint(element: XmlElement): string {
  const type = attribute(element, 'pattype').toLowerCase();
  if (type === '') return '';
  const good = /^good$/i.test(attribute(element, 'patres'));
  return `(${[name(element, 'patby'), type, good ? '' : 'failed'].filter(Boolean).join(' ')})`;
}

const name = (element: XmlElement, attributeName: string) => printedName(attribute(element, attributeName));
