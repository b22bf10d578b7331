import { gameState } from '../../src/domain/game-state.ts';
import type { CollegeRows } from '../college-rows.ts';
import type { Moment } from './moment.ts';

/** Takeovers of both types, each over or switched off: the sample's home page stays where it is. */
export function addTakeovers(college: CollegeRows, today: string, moment: Moment): void {
  const video = 'https://video.lakeshore.example.edu';
  college.add('takeover', {
    type: 'Url',
    url: `${video}/opening-night`,
    cookie: 'opening-night',
    startDate: moment(-9),
    endDate: moment(-8),
  });
  college.add('takeover', {
    type: 'Url',
    url: `${video}/senior-day`,
    cookie: 'senior-day',
    enabled: false,
    startDate: moment(-1),
    endDate: moment(6),
  });
  for (const { id, localDate } of gamesOfOneDay(college, today)) {
    college.add('takeover', {
      type: 'GameDay',
      gameId: id,
      cookie: `game-day-${localDate}`,
      enabled: false,
      startDate: moment(-1),
      endDate: moment(6),
    });
  }
}

/** Two games of the first day, from the seed's on, that has two to be played. */
function gamesOfOneDay({ rows }: CollegeRows, today: string) {
  const open = rows.game
    .filter(({ localDate, state, allDay }) => localDate >= today && state === gameState.Scheduled && !allDay)
    .sort((a, b) => a.localDate.localeCompare(b.localDate));
  const days = Map.groupBy(open, ({ localDate }) => localDate);
  return [...days.values()].find((games) => games.length > 1)?.slice(0, 2) ?? open.slice(0, 2);
}
