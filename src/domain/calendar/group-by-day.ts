type Dated = {
  venueDate: string;
  venueEndDate: string | null;
  dateUtc: string | null;
  tbd: boolean;
  allDay: boolean;
};

/** A game on one of its days: 1-based `day` of `days`. */
export type CalendarEntry<Game> = { game: Game; day: number; days: number };
export type CalendarDay<Game> = { date: string; entries: CalendarEntry<Game>[] };

/** A game up to this many hours long counts for one day, even if it ends after midnight. */
const maxNightHours = 18;

/**
 * Every day from `from` to `to` with its games, by the date at the venue: games without a time of their own first, then by
 * time, TBD last. A game over several days is on each of them.
 *
 * @param games in date order
 */
export function groupByDay<Game extends Dated>(games: readonly Game[], from: string, to: string): CalendarDay<Game>[] {
  const entriesOf = new Map<string, CalendarEntry<Game>[]>();
  for (let date = Temporal.PlainDate.from(from); date.toString() <= to; date = date.add({ days: 1 }))
    entriesOf.set(date.toString(), []);
  for (const game of games) {
    const first = game.venueDate.slice(0, 10);
    const days = dayCount(game);
    if (days === 1) entriesOf.get(first)?.push({ game, day: 1, days });
    else
      for (const [date, entries] of entriesOf) {
        const day = daysBetween(first, date) + 1;
        if (day >= 1 && day <= days) entries.push({ game, day, days });
      }
  }
  return [...entriesOf].map(([date, entries]) => ({ date, entries: entries.sort(byTime) }));
}

function dayCount({ venueDate, venueEndDate, dateUtc, tbd, allDay }: Dated): number {
  if (venueEndDate === null || venueEndDate.slice(0, 10) <= venueDate.slice(0, 10)) return 1;
  const isTimed = dateUtc !== null && !tbd && !allDay && !venueEndDate.endsWith('T00:00:00');
  const hours = Temporal.PlainDateTime.from(venueDate).until(venueEndDate).total('hours');
  return isTimed && hours <= maxNightHours ? 1 : daysBetween(venueDate, venueEndDate) + 1;
}

const daysBetween = (first: string, last: string): number =>
  Temporal.PlainDate.from(first.slice(0, 10)).until(last.slice(0, 10), { largestUnit: 'days' }).days;

const placeInDay = ({ game, day }: CalendarEntry<Dated>): number => {
  if (day > 1 || game.allDay) return 0;
  return game.tbd || game.dateUtc === null ? 2 : 1;
};

/** The sort is stable: games at the same time keep their order. */
const byTime = (a: CalendarEntry<Dated>, b: CalendarEntry<Dated>): number => {
  const difference = placeInDay(a) - placeInDay(b);
  if (difference !== 0 || placeInDay(a) !== 1) return difference;
  return Date.parse(a.game.dateUtc ?? '') - Date.parse(b.game.dateUtc ?? '');
};
