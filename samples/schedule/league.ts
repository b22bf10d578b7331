import { addDays, daysOn } from '../calendar.ts';
import { at, type Random } from '../random.ts';
import { type Slot, slot } from './slot.ts';

export type LeaguePlan = {
  /** Month and day of the first game, "08-28"; January to July belong to the season's second year when it has one. */
  start: string;
  weekdays: readonly number[];
  times: readonly string[];
  exhibitions: number;
  others: number;
  /** Games against each conference opponent, and the number of opponents. */
  rounds: 1 | 2 | 3;
  conference: number;
  invitational?: { name: string; games: number };
  tournament?: { name: string; games: number };
  /** Days before the conference tournament. */
  rest?: number;
};

/**
 * Single games a few times a week: exhibitions, nonconference games with an invitational at a neutral site, conference
 * games home and away, and the conference tournament.
 */
export function leagueSchedule(
  plan: LeaguePlan,
  year: number,
  members: readonly number[],
  others: readonly number[],
  random: Random,
): Slot[] {
  const invited = plan.invitational?.games ?? 0;
  const league = random.shuffle(members).slice(0, plan.conference);
  const conferenceGames = league.length * plan.rounds;
  const dates = daysOn(
    plan.weekdays,
    `${year}-${plan.start}`,
    plan.exhibitions + plan.others + invited + conferenceGames,
  );
  const nonConference = random.shuffle(others);
  const time = (index: number) => at(plan.times, index % plan.times.length);

  const slots = dates.map((date, index): Slot => {
    const number = index - plan.exhibitions;
    if (number < 0)
      return slot(date, 'H', {
        time: time(index),
        type: 'E',
        school: at(nonConference, nonConference.length + number),
      });
    if (number < plan.others + invited) {
      const inside = plan.invitational && number >= 2 && number < 2 + invited;
      const school = at(nonConference, number % nonConference.length);
      if (inside)
        return slot(date, 'N', {
          time: index % 2 ? '12:00' : '17:30',
          school,
          tournament: plan.invitational?.name ?? '',
        });
      return slot(date, number % 3 === 1 ? 'A' : 'H', { time: time(index), school });
    }
    const turn = number - plan.others - invited;
    const home = (turn + Math.floor(turn / league.length)) % 2 === 0;
    return slot(date, home ? 'H' : 'A', {
      time: time(index),
      school: at(league, turn % league.length),
      conference: true,
    });
  });
  return [...slots, ...bracket(plan, slots.at(-1)?.date ?? `${year}-${plan.start}`, league)];
}

function bracket(plan: LeaguePlan, lastDate: string, league: readonly number[]): Slot[] {
  const { tournament } = plan;
  if (!tournament) return [];
  const rounds = ['Quarterfinal', 'Semifinal', 'Final'].slice(-tournament.games);
  return rounds.map((round, index) =>
    slot(addDays(lastDate, (plan.rest ?? 5) + index * 2), 'N', {
      time: index % 2 ? '19:00' : '18:00',
      school: at(league, index * 2),
      title: `${tournament.name} ${round.toLowerCase()}`,
      conference: true,
      conferenceTournament: true,
      tournament: tournament.name,
    }),
  );
}
