import type { Episode } from '../../content/podcasts/items.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { longDate, mediumDate } from '../../domain/printed-date.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { counted } from '../../web/counted.ts';
import { formatLength } from '../../web/duration.ts';

/** The publication date of an episode in the college's time zone, in ISO format and in words. */
export function publishedOn({ published }: Pick<Episode, 'published'>, style: 'long' | 'medium' = 'medium') {
  const iso = localDateTime(published, getRequestContext().tenant.timezone).slice(0, 10);
  return { iso, text: style === 'long' ? longDate(iso) : mediumDate(iso) };
}

/** "Season 2, episode 14"; "Trailer"; undefined if none is known. */
export function numberOf({ season, number, type }: Pick<Episode, 'season' | 'number' | 'type'>): string | undefined {
  if (type !== 'full') return type === 'trailer' ? 'Trailer' : 'Bonus episode';
  const parts = [season !== null && `season ${season}`, number !== null && `episode ${number}`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ').replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** "42 min", if it is known. */
export const lengthOf = ({ duration }: Pick<Episode, 'duration'>): string | undefined =>
  duration === null ? undefined : formatLength(duration);

/** "12 episodes". */
export const episodeCount = (count: number): string => counted(count, 'episode');
