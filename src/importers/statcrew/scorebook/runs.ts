import { attribute, child, childrenOf, flag, integer, type XmlElement } from '../../xml/element.ts';

/** Runs scored on a play: as written, else the runners who scored, including the batter on a home run. */
export function runsScored(play: XmlElement): number {
  const written = integer(play, 'runs');
  if (written !== undefined) return written;
  const runners = childrenOf(play, 'runner').filter((runner) => flag(runner, 'scored'));
  const batterListed = runners.some((runner) => integer(runner, 'base') === 0);
  return runners.length + (isHomer(play) && !batterListed ? 1 : 0);
}

/** "Solo HR", "2-run HR", "Grand slam"; empty for any other run. */
export function homerText(play: XmlElement): string {
  if (!isHomer(play)) return '';
  const runs = runsScored(play);
  if (runs === 4) return 'Grand slam';
  return runs > 1 ? `${runs}-run HR` : 'Solo HR';
}

function isHomer(play: XmlElement): boolean {
  const batter = child(play, 'batter');
  return integer(batter, 'hr') === 1 || /^HR\b/i.test(attribute(batter, 'action'));
}
