import { type Child, group } from '../svg.ts';
import { type BallName, ball } from './balls.ts';
import type { Prop } from './draw-figure.ts';
import { between, direction, type Point } from './geometry.ts';
import type { Skeleton } from './pose.ts';
import { stroke } from './prop-strokes.ts';
import { type ToolName, tools } from './tools.ts';

type Hand = 'nearArm' | 'farArm';

/** Draws in percent of the figure's height at a point, turned by degrees from straight down. */
function placed(at: Point, { unit, facing }: Skeleton, degrees: number, children: readonly Child[]): Child {
  const transform = `translate(${at.map(Math.round).join(' ')}) scale(${(unit * facing).toFixed(3)} ${unit.toFixed(3)}) rotate(${-degrees})`;
  return group('g', { transform }, children);
}

/** A ball at a hand. */
export const heldBall = (
  name: BallName,
  hand: Hand,
  layer: Prop['layer'] = 'front',
  offset: Point = [0, 0],
  angle = -20,
): Prop => ({
  layer,
  draw: (skeleton) => {
    const { end, tip } = skeleton[hand];
    const [x, y] = between(end, tip, 0.9);
    const at: Point = [x + offset[0] * skeleton.unit * skeleton.facing, y + offset[1] * skeleton.unit];
    return [ball(name, at, skeleton.unit, ['#12305c', '#f2b41b'], angle)];
  },
});

/** A tool in a hand at an angle from straight down. */
export const tool = (
  name: ToolName,
  hand: Hand,
  angle: number,
  color: string,
  layer: Prop['layer'] = 'middle',
): Prop => ({
  layer,
  draw: (skeleton) => {
    const { end, tip } = skeleton[hand];
    return [placed(between(end, tip, 0.55), skeleton, angle, tools[name](color))];
  },
});

/** Blades below the shoes. */
export const skates = (): Prop => ({
  layer: 'behind',
  draw: (skeleton) =>
    (['nearLeg', 'farLeg'] as const).map((leg) => {
      const { end, tip } = skeleton[leg];
      const [ax, ay] = direction(end, tip);
      const degrees = (Math.atan2(ax * skeleton.facing, ay) * 180) / Math.PI;
      return placed(end, skeleton, degrees, [
        stroke('M-6.3-4.500V13', '#b9c2ca', 1.4),
        stroke('M-4-3H-6.300M-4 9H-6.3', '#50575f', 1.6),
      ]);
    }),
});

/** Skis below the boots. */
export const skis = (color: string): Prop => ({
  layer: 'behind',
  draw: (skeleton) =>
    (['farLeg', 'nearLeg'] as const).map((leg) => {
      const { end, tip } = skeleton[leg];
      const [ax, ay] = direction(end, tip);
      const degrees = (Math.atan2(ax * skeleton.facing, ay) * 180) / Math.PI;
      return placed(end, skeleton, degrees, [stroke('M-5-36V44Q-4.5 49-2.5 51', color, 1.7)]);
    }),
});
