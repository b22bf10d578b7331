import { addDays, weekdayFrom } from '../calendar.ts';
import { at, type Random } from '../random.ts';
import { type Slot, slot } from './slot.ts';

export type SeriesPlan = {
  start: string;
  /** Nonconference weekends; the first is an invitational at a neutral site. */
  openers: number;
  /** Conference series. */
  conference: number;
  /** 3 games Friday to Sunday (every third weekend a Saturday doubleheader), or 2 on Friday and Saturday. */
  games: 2 | 3;
  midweek: boolean;
  exhibition: boolean;
  invitational: string;
  tournament: { name: string; games: number };
};

/** Weekend series, as in baseball, softball and ice hockey, with single midweek games. */
export function seriesSchedule(
  plan: SeriesPlan,
  year: number,
  members: readonly number[],
  others: readonly number[],
  random: Random,
): Slot[] {
  const friday = weekdayFrom(`${year}-${plan.start}`, 5);
  const league = random.shuffle(members);
  const nonConference = random.shuffle(others);
  const slots: Slot[] = plan.exhibition
    ? [
        slot(addDays(friday, -6), 'H', {
          time: '16:00',
          type: 'E',
          school: at(nonConference, nonConference.length - 1),
        }),
      ]
    : [];
  for (let week = 0; week < plan.openers + plan.conference; week++) {
    const date = addDays(friday, week * 7);
    if (week === 0) slots.push(...invitational(plan, date, nonConference));
    else
      slots.push(
        ...weekend(
          plan,
          week,
          date,
          week < plan.openers ? at(nonConference, 3 + week) : at(league, (week - plan.openers) % league.length),
        ),
      );
    if (plan.midweek)
      slots.push(
        slot(addDays(date, week % 2 ? 4 : 5), week % 3 === 0 ? 'A' : 'H', {
          time: '18:00',
          school: at(nonConference, (6 + week) % nonConference.length),
        }),
      );
  }
  const first = addDays(friday, (plan.openers + plan.conference) * 7 - 2);
  const rounds = ['First round', 'Second round', 'Semifinal', 'Final'].slice(-plan.tournament.games);
  return [
    ...slots,
    ...rounds.map((round, index) =>
      slot(addDays(first, index + 5), 'N', {
        time: index % 2 ? '15:30' : '12:00',
        school: at(league, index + 1),
        title: `${plan.tournament.name} ${round.toLowerCase()}`,
        conference: true,
        conferenceTournament: true,
        tournament: plan.tournament.name,
      }),
    ),
  ];
}

function invitational(plan: SeriesPlan, friday: string, nonConference: readonly number[]): Slot[] {
  return Array.from({ length: plan.games }, (_, index) =>
    slot(addDays(friday, index), 'N', {
      time: index === 2 ? '11:00' : '14:00',
      school: at(nonConference, index),
      tournament: plan.invitational,
    }),
  );
}

function weekend(plan: SeriesPlan, week: number, friday: string, school: number): Slot[] {
  const where = week % 2 === 0 ? 'H' : 'A';
  const rest = { school, conference: week >= plan.openers };
  if (plan.games === 2)
    return [
      slot(friday, where, { ...rest, time: '19:07' }),
      slot(addDays(friday, 1), where, { ...rest, time: '18:07' }),
    ];
  const saturday = addDays(friday, 1);
  if (week % 3 === 2) {
    return [
      slot(friday, where, { ...rest, time: '18:00' }),
      slot(saturday, where, { ...rest, time: '13:00', doubleheader: 1 }),
      slot(saturday, where, { ...rest, time: '16:30', doubleheader: 2 }),
    ];
  }
  return [0, 1, 2].map((day) =>
    slot(addDays(friday, day), where, { ...rest, time: at(['18:00', '14:00', '13:00'], day) }),
  );
}
