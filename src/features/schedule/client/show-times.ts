import { shortDay } from '../../../domain/printed-date.ts';
import { loadPart } from '../../../ui/client/load-part.ts';
import { readerTime } from './reader-time.ts';

/** Selector of the times in schedule rows, in calendars and of the next game above them. */
const times = 'li[data-at] time[datetime*="T"], [aria-labelledby="next-game"] time[datetime*="T"]';

const venueTexts = new WeakMap<Element, Node[]>();

const loadTemporal = async (): Promise<Pick<typeof Temporal, 'Instant'>> =>
  'Temporal' in globalThis ? globalThis.Temporal : (await loadPart(() => import('temporal-polyfill'))).Temporal;

/**
 * Shows the page's times in the reader's time zone.
 *
 * @returns the name of the zone: "Central European Time"
 */
export async function showReaderTimes(): Promise<string> {
  const library = await loadTemporal();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (const element of document.querySelectorAll<HTMLTimeElement>(times)) {
    if (venueTexts.has(element)) continue;
    venueTexts.set(element, [...element.childNodes]);
    const { day, time } = readerTime(element.dateTime, timeZone, library);
    element.replaceChildren(...textOf(element, day, time));
  }
  return nameOf(timeZone);
}

/** Restores the times at the venues. */
export function showVenueTimes(): void {
  for (const element of document.querySelectorAll<HTMLTimeElement>(times)) {
    const texts = venueTexts.get(element);
    if (texts) element.replaceChildren(...texts);
    venueTexts.delete(element);
  }
}

/** A row always names the day; a calendar cell only if it differs from its own. */
function textOf(element: HTMLTimeElement, day: string, time: string): (Node | string)[] {
  const bold = element.querySelector('b');
  if (bold) {
    const label = document.createElement('b');
    label.textContent = day;
    return [label, ` ${time}`];
  }
  if (element.closest('[aria-labelledby="next-game"]')) return [`${day}, ${time}`];
  return day === shortDay(element.dateTime) ? [time] : [`${time} (${day.slice(0, 3)})`];
}

const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
