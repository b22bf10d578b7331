import type { RawSituation } from '../../situation.ts';
import { integer } from '../../xml/element.ts';
import { type StatCrewGame, sideOf } from '../game.ts';

/** The serving team and the points of the current set. */
export function readSituation({ status }: StatCrewGame): RawSituation {
  return {
    possession: sideOf(status, 'serving'),
    points: { home: integer(status, 'hpoints'), away: integer(status, 'vpoints') },
  };
}
