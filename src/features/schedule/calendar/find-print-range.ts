import type { ApiClient } from '../../../api/client.ts';
import { todayIn } from '../../../domain/local-time.ts';
import { type Sport, sportSlug } from '../../../domain/sport.ts';
import { quoted } from '../../../routing/list-query.ts';
import { type LoadRefusal, refuse } from '../../../routing/load.ts';
import { parseRowId } from '../../../web/row-id.ts';
import { isListed } from '../listed-games.ts';
import { calendarAddress } from './calendar-query.ts';
import { gamesBetween } from './find-calendar.ts';
import { isEverything, parsePrintRange } from './print-range.ts';

type Params = Record<'type' | 'sport' | 'start' | 'end' | 'location', string>;

/**
 * The games of a print range, or a refusal of its address.
 *
 * @param ofSport the sport whose page was requested
 */
export async function findPrintRange(params: Params, api: ApiClient, ofSport?: Sport) {
  const refused = (reason: string) =>
    refuse(reason, { title: 'Calendar of this month', href: calendarAddress(ofSport && sportSlug(ofSport), {}) });
  const sport = isEverything(params.sport) ? ofSport : await findSport(params.sport, api);
  if (!sport && !isEverything(params.sport))
    return refused(`sport is ${quoted(params.sport)}, which is not a sport of this college. Use 0 for all sports.`);
  if (ofSport && sport?.id !== ofSport.id)
    return refused(`sport is ${quoted(params.sport)}, which is not ${ofSport.title}. Use 0 or ${ofSport.id}.`);
  const timezone = (await api.settings.get())?.timezone ?? 'UTC';
  const range = parsePrintRange(params, todayIn(timezone));
  if (typeof range === 'string') return refused(range);
  const games = (await gamesBetween(api, range, sport)).filter(
    (game) =>
      isListed(game) &&
      (range.location === 'all' || game.locationIndicator === range.location) &&
      game.venueDate.slice(0, 10) <= range.to &&
      (game.venueEndDate ?? game.venueDate).slice(0, 10) >= range.from,
  );
  return { sport, range, games };
}

/** By id, slug or short name. */
const findSport = async (word: string, api: ApiClient): Promise<Sport | undefined> => {
  const id = parseRowId(word);
  return id === undefined ? api.sports.find(word) : api.sports.get(id);
};

export type PrintData = Exclude<Awaited<ReturnType<typeof findPrintRange>>, LoadRefusal>;
