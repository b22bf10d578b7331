import { attribute, flag, type XmlElement } from '../../xml/element.ts';

/** "Top" or "Bottom" of the inning a live file stands at, in place of a clock; empty once the game is over. */
export function liveHalf(status: XmlElement | undefined): string {
  if (flag(status, 'complete')) return '';
  const batting = attribute(status, 'vh').toUpperCase();
  if (batting === 'V') return 'Top';
  return batting === 'H' ? 'Bottom' : '';
}
