import type { ScheduleGame } from '../../api/games/schema.ts';
import type { Schedule } from '../../api/schedule/schema.ts';
import { against } from '../../domain/against.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { cardAddress } from '../../domain/share-image.ts';
import type { Sport } from '../../domain/sport.ts';
import { localNow, nextGame } from '../../domain/upcoming.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { Head } from '../../ui/page/head.tsx';
import { enDashed } from '../../web/text.ts';

type Props = { sport: Sport; schedule: Schedule | undefined; games: ScheduleGame[] };

export function ScheduleHead({ sport, schedule, games }: Props) {
  const { tenant } = getRequestContext();
  return (
    <Head
      title={schedule ? enDashed(schedule.title) : `${sport.title} Schedule`}
      description={summaryOf(sport, schedule, nextGame(games, localNow(tenant.timezone)), tenant.shortName)}
      path={scheduleAddress(sport, schedule?.season.title)}
      image={schedule && cardOf(schedule)}
      indexed={games.length > 0}
    />
  );
}

/** The share card of a schedule, whose address changes with its record. */
const cardOf = ({ id, title, record: { overall } }: Schedule) => ({
  url: cardAddress('schedule', id, overall),
  altText: [title, overall]
    .filter(Boolean)
    .map((text) => enDashed(text ?? ''))
    .join(', '),
});

function summaryOf(sport: Sport, schedule: Schedule | undefined, next: ScheduleGame | undefined, team: string): string {
  const season = schedule ? `${enDashed(schedule.season.title)} ` : '';
  const record = schedule?.record.overall ? ` Record ${enDashed(schedule.record.overall)}.` : '';
  const ahead = next ? ` Next: ${against(next)}, ${shortDay(next.venueDate)}.` : '';
  return `${team} ${season}${sport.title}: dates, times, places, results and box scores.${record}${ahead}`;
}
