import { parseDayOfYear } from '../../domain/calendar/day-of-year.ts';
import { parseDay } from '../../domain/calendar/parse-day.ts';
import { quoted } from '../../routing/list-query.ts';
import { type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** A calendar day in past years: `?date=11-22`, or today. Other formats and `?month=&day=` redirect to that one. */
export const loadOnThisDay = async ({ url: { searchParams }, api }: LoadRequest<'onThisDay'>) => {
  const [month, day] = [searchParams.get('month'), searchParams.get('day')];
  const given = searchParams.get('date') || (month && day ? `${month}-${day}` : '');
  const date = given === '' ? undefined : (parseDayOfYear(given) ?? parseDay(given)?.slice(5));
  if (given !== '' && date === undefined)
    return refuse(
      `date is ${quoted(given)}, which is not a day. Use a month and a day such as 11-22, or omit it for today.`,
      { title: 'On this day', href: href('onThisDay') },
    );
  if (date !== undefined && searchParams.get('date') !== date) return redirectTo(href('onThisDay', {}, { date }), 301);
  const found = await api.onThisDay.get({ date });
  return found && { ...found, isToday: date === undefined };
};
