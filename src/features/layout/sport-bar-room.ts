import type { SportLink } from './sport-links.ts';

/** Width of the bar's content at 1280 px and of its parts, in pixels. */
const bar = 1200;
const linkGap = 24;
const linkLetter = 9;
const sportIcon = 70;
const sportLetter = 12;
const chevron = 24;

const roomOf = ({ title, channel, items }: SportLink): number =>
  linkGap + (channel ? 20 : title.length * linkLetter) + (items?.length ? chevron : 0);

/** Splits links into those that fit in the bar at 1280 px and wider and the rest under 'More', computed on the server. */
export function fittingLinks(
  sport: string,
  links: readonly SportLink[],
): { shown: readonly SportLink[]; more: readonly SportLink[] } {
  const room = bar - sportIcon - sport.length * sportLetter;
  if (fitting(links, room) === links.length) return { shown: links, more: [] };
  const count = fitting(links, room - roomOf({ title: 'More', items: links }));
  return { shown: links.slice(0, count), more: links.slice(count) };
}

/** Number of leading links that fit. */
function fitting(links: readonly SportLink[], room: number): number {
  let end = 0;
  const tooFar = links.findIndex((link) => {
    end += roomOf(link);
    return end > room;
  });
  return tooFar === -1 ? links.length : tooFar;
}
