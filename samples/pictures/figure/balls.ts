import { type Child, group } from '../svg.ts';
import type { Point } from './geometry.ts';
import { path, stroke } from './prop-strokes.ts';

/** A ball of one unit radius. */
const balls = {
  football: () => [
    path('M-1.55 0Q0-1.25 1.55 0 0 1.25-1.55 0Z', '#8a4a26'),
    path('M-1.55 0Q0 .55 1.55 0 0 1.25-1.55 0Z', '#6a351a'),
    stroke('M-.5-.3H.5M-.3-.45V-.15M0-.45V-.15M.3-.45V-.15', '#f6f0e4', 0.1),
    stroke('M-.98-.42Q-.86 0-.98.42M.98-.42Q.86 0 .98.42', '#f6f0e4', 0.12),
  ],
  basketball: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#d8742c'),
    path('M-.8.6A1 1 0 0 0 .98-.2 1.3 1.3 0 0 1-.8.6Z', '#b4581d'),
    stroke('M-1 0H1M0-1V1M-.72-.7Q-.2 0-.72.7M.72-.7Q.2 0 .72.7', '#4d2310', 0.09),
  ],
  volleyball: (colors: readonly [string, string]) => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#fbf7ec'),
    path('M-.95-.3Q-.2-.5.5.86A1 1 0 0 1-.2.98Q-.4.2-1 .05Z', colors[0]),
    path('M-.3-.95Q.5-.5.98.15A1 1 0 0 0 .6-.8Q.3-.95-.3-.95Z', colors[1]),
    stroke('M-.95-.3Q-.2-.5.5.86M-.3-.95Q.5-.5.98.15', '#c9c2b0', 0.06),
  ],
  soccer: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#fbf9f2'),
    path('M-.8.6A1 1 0 0 0 .98-.2 1.3 1.3 0 0 1-.8.6Z', '#d5d3cc'),
    path(
      'M-.02-.36.34-.1.2.32H-.24L-.38-.1ZM-.2-.98.24-.97.1-.72H-.14ZM.93-.36.99.1.74-.04ZM-.93-.36-.74-.04-.99.1ZM.4.92.62.78.5.6ZM-.4.92-.62.78-.5.6Z',
      '#20242b',
    ),
  ],
  baseball: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#fbf7ec'),
    path('M-.8.6A1 1 0 0 0 .98-.2 1.3 1.3 0 0 1-.8.6Z', '#dcd6c6'),
    stroke('M-.62-.78Q-.12 0-.62.78M.62-.78Q.12 0 .62.78', '#c8352f', 0.14),
  ],
  softball: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#e6ec4f'),
    path('M-.8.6A1 1 0 0 0 .98-.2 1.3 1.3 0 0 1-.8.6Z', '#c4c62f'),
    stroke('M-.62-.78Q-.12 0-.62.78M.62-.78Q.12 0 .62.78', '#c8352f', 0.12),
  ],
  tennis: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#dff04a'),
    stroke('M-.8-.6Q0 0-.8.6M.8-.6Q0 0 .8.6', '#ffffff', 0.18),
  ],
  white: () => [
    path('M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0', '#fffdf5'),
    path('M-.8.6A1 1 0 0 0 .98-.2 1.3 1.3 0 0 1-.8.6Z', '#d5d3cc'),
  ],
  puck: () => [
    path('M-1.3-.2a1.3.5 0 1 1 2.6 0v.4a1.3.5 0 1 1-2.6 0z', '#16181c'),
    path('M-1.3-.2a1.3.5 0 1 1 2.6 0 1.3.5 0 1 1-2.6 0z', '#30343b'),
  ],
};
export type BallName = keyof typeof balls;

const radius: Record<BallName, number> = {
  football: 5.2,
  basketball: 6.6,
  volleyball: 5.8,
  soccer: 5.9,
  baseball: 2.3,
  softball: 2.9,
  tennis: 2.2,
  white: 2.2,
  puck: 2.2,
};

/** A ball in the picture, `unit` pixels to a percent of a figure's height, with lines that trail it. */
export function ball(
  name: BallName,
  [x, y]: Point,
  unit: number,
  colors: readonly [string, string],
  angle = -20,
): Child {
  return group(
    'g',
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle}) scale(${(radius[name] * unit).toFixed(2)})`,
    },
    balls[name](colors),
  );
}
