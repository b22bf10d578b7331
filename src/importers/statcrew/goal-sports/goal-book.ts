import type { SportFamily } from '../../../domain/sport-family.ts';
import type { StatGroups, StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, decimal, integer, type XmlElement } from '../../xml/element.ts';
import type { StatCrewBook } from '../book.ts';
import type { StatCrewGame } from '../game.ts';
import { type Counted, countedIn } from '../uncounted.ts';
import { completionFromClock } from './completion.ts';
import type { GoalSport } from './goal-sport.ts';
import { readGoals } from './goals.ts';
import { readGoalkeeping, readLines, withoutZeros } from './lines.ts';
import { readPenalties } from './penalties.ts';
import { readPeriodLines, sumPeriods } from './period-lines.ts';
import { readPlays } from './plays.ts';

/** Builds the book of a goal sport from its differences; `sportOf` selects the sport if one format serves two. */
export function createGoalBook(
  family: (game: StatCrewGame) => SportFamily,
  sportOf: (game: StatCrewGame) => GoalSport,
  regulation: number,
): StatCrewBook {
  return {
    family,
    regulation,
    playerStats(player, game) {
      const sport = sportOf(game);
      const groups = convertedBy(sport, {
        ...readLines(player, sport.lines, counted(game, sport)),
        ...readGoalkeeping(player, sport.goalkeeping),
      });
      return sat(player) ? withoutZeros(groups) : groups;
    },
    teamStats(team, game) {
      const sport = sportOf(game);
      const isReproduced = counted(game, sport);
      const totals = child(team, 'totals');
      return convertedBy(sport, {
        ...readLines(totals, { ...sport.lines, ...sport.teamLines }, isReproduced),
        ...readGoalkeeping(totals, sport.goalkeeping),
        ...sumPeriods(readPeriodLines(team, sport, isReproduced), sport.summed),
      });
    },
    teamPeriodStats(team, game) {
      const sport = sportOf(game);
      return readPeriodLines(team, sport, counted(game, sport));
    },
    scoring: (game) => readGoals(game.root, sportOf(game).goalKinds),
    plays: (game) => readPlays(game.root),
    penalties: (game) => readPenalties(game.root),
    situation: (game) => ({ clockDirection: sportOf(game).clock === 'down' ? 'down' : 'up' }),
    gameFacts: (game, mode) => completionFromClock(game, clockRules(game, sportOf(game)), mode),
  };
}

const counted = (game: StatCrewGame, { show, decisiveFlags }: GoalSport): Counted =>
  countedIn(game, show, decisiveFlags);

const convertedBy = (sport: GoalSport, groups: StatGroups): Record<string, StatLine> => ({
  ...(sport.converted?.(groups) ?? groups),
});

/** Did not play, or is the TEAM pseudo player. */
function sat(player: XmlElement): boolean {
  return integer(player, 'gp') === 0 || /^(?:team|tm)$/i.test(attribute(player, 'name'));
}

function clockRules({ rules }: StatCrewGame, sport: GoalSport) {
  return {
    direction: sport.clock,
    regulationPeriods: integer(rules, 'prds') ?? sport.rules.periods,
    periodMinutes: decimal(rules, 'minutes') ?? sport.rules.minutes,
    overtimeMinutes: decimal(rules, 'minutesot') ?? sport.rules.overtimeMinutes,
  };
}
