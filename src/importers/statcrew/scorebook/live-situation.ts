import type { RawSituation } from '../../situation.ts';
import { attribute, integer, type XmlElement } from '../../xml/element.ts';
import { type StatCrewGame, sideOf } from '../game.ts';
import { printedName } from '../printed-name.ts';

/** Half inning, count, bases, batter and pitcher from a live file's status. */
export function readSituation({ status }: StatCrewGame): RawSituation {
  const batting = sideOf(status);
  return {
    possession: batting,
    half: batting && (batting === 'away' ? 'top' : 'bottom'),
    outs: integer(status, 'outs'),
    balls: integer(status, 'b'),
    strikes: integer(status, 's'),
    first: runnerOn(status, 'first'),
    second: runnerOn(status, 'second'),
    third: runnerOn(status, 'third'),
    batter: printedName(attribute(status, 'batter')),
    pitcher: printedName(attribute(status, 'pitcher')),
  };
}

/** A runner's name. */
function runnerOn(status: XmlElement | undefined, base: string): string | undefined {
  const written = attribute(status, base);
  return /\p{L}{2}/u.test(written) ? printedName(written) : undefined;
}
