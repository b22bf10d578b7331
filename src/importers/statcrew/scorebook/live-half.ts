import { attribute, flag, type XmlElement } from '../../xml/element.ts';

/** "Top" or "Bottom" of the current inning, in place of a clock; empty once the game is final. */
export function liveHalf(status: XmlElement | undefined): string {
  if (flag(status, 'complete')) return '';
  const batting = attribute(status, 'vh').toUpperCase();
  if (batting === 'V') return 'Top';
  return batting === 'H' ? 'Bottom' : '';
}
