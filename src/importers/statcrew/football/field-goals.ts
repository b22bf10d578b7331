import type { StatLine } from '../../../domain/stats/column.ts';
import { fieldGoalsByDistance } from '../../../domain/stats/field-goal-distance.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';
import type { StatCrewGame } from '../game.ts';

type Attempt = { kicker: string; visiting: boolean; yards: number; good: boolean };

function readAttempts({ root }: StatCrewGame): Attempt[] {
  return childrenOf(child(root, 'fgas'), 'fga').flatMap((attempt): Attempt[] => {
    const yards = integer(attempt, 'distance');
    if (yards === undefined) return [];
    return [
      {
        kicker: nameKey(attribute(attempt, 'kicker')),
        visiting: attribute(attempt, 'vh') === 'V',
        yards,
        good: /^good$/i.test(attribute(attempt, 'result')),
      },
    ];
  });
}

const nameKey = (name: string) => name.toUpperCase().replace(/(?<!\s)\s*,\s*/, ',');

/** A kicker's field goals by distance; absent unless the list of attempts agrees with the line. */
export const kickerDistances = (player: XmlElement, kicking: StatLine | undefined, game: StatCrewGame): StatLine => {
  const names = ['checkname', 'name', 'shortname'].map((name) => nameKey(attribute(player, name)));
  return agreed(
    readAttempts(game).filter(({ kicker }) => names.includes(kicker)),
    kicking,
  );
};

/** A team's field goals by distance. */
export const teamDistances = (team: XmlElement, kicking: StatLine | undefined, game: StatCrewGame): StatLine =>
  agreed(
    readAttempts(game).filter(({ visiting }) => visiting === (attribute(team, 'vh') === 'V')),
    kicking,
  );

function agreed(attempts: readonly Attempt[], kicking: StatLine | undefined): StatLine {
  const made = attempts.filter(({ good }) => good).length;
  const isSame = attempts.length > 0 && kicking?.['fgAtt'] === attempts.length && kicking['fgMade'] === made;
  return isSame ? fieldGoalsByDistance(attempts) : {};
}
