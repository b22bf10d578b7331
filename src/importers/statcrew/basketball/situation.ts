import type { ToldSituation } from '../../situation.ts';
import { type StatCrewGame, sideOf } from '../game.ts';

export function readSituation({ status }: StatCrewGame): ToldSituation {
  return { possession: sideOf(status, 'poss'), arrow: sideOf(status, 'arrow') };
}
