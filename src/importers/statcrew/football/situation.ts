import type { RawSituation } from '../../situation.ts';
import { attribute, child, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, sideOf } from '../game.ts';
import { printedSpot } from './spot.ts';

/** The next play of a game in progress is the only situation in football files. */
export function downToGo({ root }: Pick<StatCrewGame, 'root'>): XmlElement | undefined {
  return child(child(root, 'plays'), 'downtogo') ?? child(root, 'downtogo');
}

/** Ball spot, down and timeouts left ("timeouts on hand"). */
export function readSituation(game: StatCrewGame): RawSituation {
  const next = downToGo(game);
  return {
    possession: sideOf(next, 'hasball'),
    down: integer(next, 'down'),
    toGo: integer(next, 'togo'),
    ballOn: printedSpot(attribute(next, 'spot')),
    timeouts: { home: integer(next, 'htoh'), away: integer(next, 'vtoh') },
  };
}
