import { createRandom } from '../../random.ts';
import { height, width } from '../backdrops/parts.ts';
import { createPalette, type TeamColors } from '../palette.ts';
import { type Child, svg } from '../svg.ts';
import { createStage, type Scene } from './stage.ts';

type Options = { colors: TeamColors; seed: string; woman?: boolean; mirror?: boolean };

/** A scene as markup; the same options always give the same bytes. */
export function drawScene(scene: Scene, { colors, seed, woman = false, mirror = false }: Options): Child[] {
  const palette = createPalette(colors, createRandom(seed));
  return scene.draw(createStage({ palette, woman, mirror, isLit: true }));
}

export const sceneSvg = (children: readonly Child[]): string => svg(width, height, children);
