import { type Child, el, group } from '../svg.ts';
import { between, type Point } from './geometry.ts';

/** The curved trail of a swung arm, stick or bat. */
export function swoosh(from: Point, control: Point, to: Point, weight: number, color: string): Child {
  const [mx, my] = between(from, to, 0.5);
  const inner: Point = [control[0] + (mx - control[0]) * weight, control[1] + (my - control[1]) * weight];
  return el('path', {
    d: `M${from.join(' ')}Q${control.join(' ')} ${to.join(' ')}Q${inner.map(Math.round).join(' ')} ${from.join(' ')}Z`,
    fill: color,
    opacity: 0.5,
  });
}

/** Dust or spray thrown up at a point. */
export function spray([x, y]: Point, size: number, color: string, direct: 1 | -1 = -1): Child {
  const puff = (dx: number, dy: number, r: number, opacity: number) =>
    el('circle', { cx: x + dx * size * direct, cy: y + dy * size, r: r * size, fill: color, opacity });
  return group('g', {}, [
    puff(0.1, 0, 0.3, 0.55),
    puff(0.5, -0.1, 0.36, 0.5),
    puff(0.95, -0.2, 0.3, 0.42),
    puff(1.35, -0.42, 0.2, 0.36),
    puff(1.7, -0.3, 0.12, 0.34),
    puff(0.7, -0.55, 0.14, 0.36),
    puff(1.2, -0.8, 0.09, 0.34),
    puff(1.8, -0.75, 0.06, 0.34),
    puff(2.1, -0.5, 0.07, 0.3),
  ]);
}

/** The shadow of a figure on the ground. */
export const shadow = (x: number, y: number, rx: number, opacity = 0.3): Child =>
  el('ellipse', { cx: x, cy: y, rx, ry: rx * 0.13, fill: '#000', opacity });
