import type { SportLink } from './sport-links.ts';

/** Pixels of the bar at 1280, its gutters taken off, and what each part of it takes. */
const bar = 1200;
const linkGap = 24;
const linkLetter = 9;
const sportIcon = 70;
const sportLetter = 12;
const chevron = 24;

const roomOf = ({ title, channel, items }: SportLink): number =>
  linkGap + (channel ? 20 : title.length * linkLetter) + (items?.length ? chevron : 0);

/** What fits into the bar from 1280 px up beside the sport's name, and what is left for 'More'. Known before a browser is. */
export function fittingLinks(
  sport: string,
  links: readonly SportLink[],
): { shown: readonly SportLink[]; more: readonly SportLink[] } {
  const room = bar - sportIcon - sport.length * sportLetter;
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
