import { height, width } from './backdrops/parts.ts';
import { type Child, group, svg } from './svg.ts';

export type Shape = { width: number; height: number };

/** Crops a scene to another aspect ratio; `focus` is the vertical center as a share of the height. */
export function cropScene(scene: readonly Child[], shape: Shape, focus = 0.5): string {
  const scale = Math.max(shape.width / width, shape.height / height);
  const left = (shape.width - width * scale) / 2;
  const top = Math.min(0, Math.max(shape.height - height * scale, shape.height / 2 - height * scale * focus));
  const transform = `translate(${Math.round(left)} ${Math.round(top)}) scale(${Math.round(scale * 1000) / 1000})`;
  return svg(shape.width, shape.height, [group('g', { transform }, scene)]);
}
