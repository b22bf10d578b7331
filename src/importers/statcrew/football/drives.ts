import type { BoxDrive } from '../../../domain/box-score.ts';
import { boardClock } from '../../board-clock.ts';
import { attribute, child, childrenOf, clockSeconds, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, sideOf } from '../game.ts';
import { printedSpot } from './spot.ts';

const hows: Readonly<Record<string, string>> = {
  KO: 'Kickoff',
  PUNT: 'Punt',
  INT: 'Interception',
  FUMB: 'Fumble',
  DOWNS: 'Downs',
  TD: 'Touchdown',
  FG: 'Field goal',
  FGA: 'Missed field goal',
  MISSFG: 'Missed field goal',
  BLKP: 'Blocked punt',
  SAF: 'Safety',
  SAFETY: 'Safety',
  ONSIDE: 'Onside kick',
  HALF: 'End of half',
  GAME: 'End of game',
  POSS: 'Possession',
};

export function readDrives({ root }: StatCrewGame): BoxDrive[] {
  return childrenOf(child(root, 'drives'), 'drive').flatMap((drive) => {
    const side = sideOf(drive);
    const start = integer(drive, 'start_qtr');
    return side && start ? [readDrive(drive, side, start)] : [];
  });
}

function readDrive(drive: XmlElement, side: BoxDrive['side'], period: number): BoxDrive {
  const possession = clockSeconds(drive, 'top');
  return {
    side,
    period,
    startHow: printedHow(attribute(drive, 'start_how')),
    startClock: boardClock(attribute(drive, 'start_time')),
    startSpot: printedSpot(attribute(drive, 'start_spot')),
    endHow: printedHow(attribute(drive, 'end_how')),
    endPeriod: integer(drive, 'end_qtr') ?? period,
    endClock: boardClock(attribute(drive, 'end_time')),
    endSpot: printedSpot(attribute(drive, 'end_spot')),
    plays: integer(drive, 'plays') ?? 0,
    yards: integer(drive, 'yards') ?? 0,
    ...(possession !== undefined && { possession }),
  };
}

const printedHow = (how: string) => hows[how.toUpperCase()] ?? how;
