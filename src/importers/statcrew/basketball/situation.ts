import type { RawSituation } from '../../situation.ts';
import { type StatCrewGame, sideOf } from '../game.ts';

export function readSituation({ status }: StatCrewGame): RawSituation {
  return { possession: sideOf(status, 'poss'), arrow: sideOf(status, 'arrow') };
}
