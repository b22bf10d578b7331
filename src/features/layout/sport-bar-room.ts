import type { SportLink } from './sport-links.ts';

/** Pixels of the bar at 1280, its gutters taken off, and what each part of it takes. */
const BAR = 1200;
const LINK_GAP = 24;
const LINK_LETTER = 9;
const SPORT_ICON = 70;
const SPORT_LETTER = 12;
const CHEVRON = 24;

const roomOf = ({ title, channel, items }: SportLink): number =>
  LINK_GAP + (channel ? 20 : title.length * LINK_LETTER) + (items?.length ? CHEVRON : 0);

/** What fits into the bar from 1280 px up beside the sport's name, and what is left for 'More'. Known before a browser is. */
export function fittingLinks(
  sport: string,
  links: readonly SportLink[],
): { shown: readonly SportLink[]; more: readonly SportLink[] } {
  const room = BAR - SPORT_ICON - sport.length * SPORT_LETTER;
  if (fitting(links, room) === links.length) return { shown: links, more: [] };
  const count = fitting(links, room - roomOf({ title: 'More', items: links }));
  return { shown: links.slice(0, count), more: links.slice(count) };
}

/** How many of the first links fit. */
function fitting(links: readonly SportLink[], room: number): number {
  let end = 0;
  const tooFar = links.findIndex((link) => {
    end += roomOf(link);
    return end > room;
  });
  return tooFar === -1 ? links.length : tooFar;
}
