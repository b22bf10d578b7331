import { numericDate } from '../../../domain/printed-date.ts';
import { csvTable } from '../../../web/csv-table.ts';
import type { GameRow } from '../../games/queries.ts';
import { toScheduleGame } from '../../games/reshape.ts';
import type { ScheduleGame } from '../../games/schema.ts';
import { mapInSteps } from '../../map-in-steps.ts';
import { descriptionOf, summaryOf } from '../event-text.ts';

type Facts = { team: string; origin: string };

/** Programs find columns by these names. */
const head = [
  'Event',
  'Start Date',
  'Start Time',
  'End Date',
  'End Time',
  'Location',
  'Category',
  'Description',
  'Facility',
  'Opponent',
  'Home/Away',
];

const places = { H: 'Home', A: 'Away', N: 'Neutral' };

/** Writes games as comma-separated values, with the local times of the venue. */
export async function writeCsv(rows: readonly GameRow[], facts: Facts): Promise<string> {
  return csvTable([head, ...(await mapInSteps(rows, (row) => lineOf(toScheduleGame(row), facts)))]);
}

function lineOf(game: ScheduleGame, { team, origin }: Facts) {
  const summary = summaryOf(game, { team, isOfOneSport: false });
  const [start, end] = [game.venueDate, game.venueEndDate];
  const timed = !game.tbd && !game.allDay;
  return [
    summary,
    numericDate(start),
    game.tbd ? 'TBA' : timed ? clock(start) : '',
    end && numericDate(end),
    end && timed ? clock(end) : '',
    game.location,
    game.sport.title,
    descriptionOf(game, summary, origin),
    game.facility?.title,
    game.opponent.title,
    places[game.locationIndicator],
  ];
}

/** "6:30 PM". */
function clock(local: string): string {
  const { hour, minute } = Temporal.PlainDateTime.from(local);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
