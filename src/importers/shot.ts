import type { Shot } from '../domain/box-score.ts';
import type { Side } from '../domain/side.ts';

/**
 * The `shot` property of a basketball play, to spread, from a position in percent of the court's length and width as
 * LiveStats programs write it; empty if there is none. Teams change ends at halftime, so positions are mirrored to let
 * the home team always attack the visitors' basket (0).
 */
export function shotPart(place: { x: unknown; y: unknown }, side: Side | undefined, made: boolean): { shot?: Shot } {
  const [x, y] = [percent(place.x), percent(place.y)];
  if (x === undefined || y === undefined || !side) return {};
  const turned = side === 'home' ? x > 50 : x < 50;
  return { shot: turned ? { x: 100 - x, y: 100 - y, made } : { x, y, made } };
}

function percent(written: unknown): number | undefined {
  const isWritten =
    typeof written === 'number' || (typeof written === 'string' && /^\d{1,3}(?:\.\d{1,6})?$/.test(written));
  const value = isWritten ? Number(written) : Number.NaN;
  return value >= 0 && value <= 100 ? value : undefined;
}
