export type Point = readonly [x: number, y: number];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const scaled = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The unit vector from one point to another. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The unit vector at an angle in degrees from straight down; 90 points right. */
export const heading = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
};

const pair = ([x, y]: Point) => joined(Math.round(x), Math.round(y));
/** Two whole numbers with a separator only where it is needed. */
const joined = (first: number, second: number) => (second < 0 ? `${first}${second}` : `${first} ${second}`);

/**
 * A smooth path through points, in whole pixels; closed unless `open`. It is the innermost loop of every drawing, hence the
 * plain arithmetic.
 */
export function smooth(points: readonly Point[], open = false): string {
  const count = points.length;
  const segments = open ? count - 1 : count;
  const at = (index: number): Point =>
    points[open ? Math.min(count - 1, Math.max(0, index)) : (index + count) % count] ?? [0, 0];
  let before = at(-1);
  let from = at(0);
  let to = at(1);
  let x = Math.round(from[0]);
  let y = Math.round(from[1]);
  let path = `M${joined(x, y)}`;
  for (let index = 0; index < segments; index++) {
    const after = at(index + 2);
    const [endX, endY] = [Math.round(to[0]), Math.round(to[1])];
    const curve = [
      Math.round(from[0] + (to[0] - before[0]) / 6) - x,
      Math.round(from[1] + (to[1] - before[1]) / 6) - y,
      Math.round(to[0] - (after[0] - from[0]) / 6) - x,
      Math.round(to[1] - (after[1] - from[1]) / 6) - y,
      endX - x,
      endY - y,
    ] as const;
    path += `c${curve[0]}`;
    for (let place = 1; place < 6; place++) path += (curve[place] ?? 0) < 0 ? curve[place] : ` ${curve[place]}`;
    before = from;
    from = to;
    to = after;
    x = endX;
    y = endY;
  }
  return open ? path : `${path}Z`;
}

/** A path of straight lines through points. */
export const straight = (points: readonly Point[], open = false): string =>
  `M${points.map(pair).join('L')}${open ? '' : 'Z'}`;
