import type { Child } from '../svg.ts';
import { direction, type Point } from './geometry.ts';
import { drawHair } from './head-hair.ts';
import { headgear } from './headgear.ts';
import type { Kit } from './kit.ts';
import type { Pose, Skeleton } from './pose.ts';
import { fill, type Place } from './sketch.ts';

export function drawHead(skeleton: Skeleton, pose: Pose, kit: Kit): Child[] {
  const { head, neck, unit, facing } = skeleton;
  const up = direction(neck, head);
  const tilt = ((pose.nod ?? 0) * Math.PI) / 180;
  const raised: Point = [
    up[0] * Math.cos(tilt * facing) - up[1] * Math.sin(tilt * facing),
    up[0] * Math.sin(tilt * facing) + up[1] * Math.cos(tilt * facing),
  ];
  const across: Point = [-raised[1] * facing, raised[0] * facing];
  const size = (unit * 13.6) / 100;
  const place: Place = (x, y) => [
    head[0] + (across[0] * x - raised[0] * y) * size,
    head[1] + (across[1] * x - raised[1] * y) * size,
  ];
  const face = pose.face ?? 'side';
  const gear = kit.headgear ? headgear[kit.headgear] : undefined;
  const parts =
    face === 'side' ? sideFace(place, kit) : face === 'front' ? frontFace(place, kit) : backOfHead(place, kit);
  const hair = gear?.coversHair ? { behind: [], inFront: [] } : drawHair(place, kit.hair, face);
  return [...hair.behind, ...parts, ...hair.inFront, ...(gear?.draw(place, kit, size, face) ?? [])];
}

function sideFace(place: Place, { skin, hair }: Kit): Child[] {
  return [
    fill(
      place,
      skin.base,
      '-24 40, -36 14, -38 -16, -24 -42, 2 -50, 24 -44, 35 -26, 36 -10, 38 -4, 46 11, 45 15, 38 18, 40 23, 37 27, 39 32, 36 37, 36 44, 28 50, 14 47, 0 42',
    ),
    // shade of the jaw, below the cheekbone
    fill(place, skin.shade, '-24 40, -30 20, -12 22, -2 34, 16 36, 36 34, 36 44, 28 50, 14 47, 0 43'),
    fill(place, skin.shade, '-9 -6, -2 -6, 1 2, -3 12, -8 10'),
    fill(place, hair.shade, '20 -16, 30 -19, 37 -15, 30 -14'),
    fill(place, '#1d1712', '24 -7, 29 -10, 33 -6, 28 -4'),
  ];
}

function frontFace(place: Place, { skin, hair }: Kit): Child[] {
  return [
    fill(place, skin.shade, '-42 -6, -36 -8, -35 12, -40 10'),
    fill(place, skin.shade, '42 -6, 36 -8, 35 12, 40 10'),
    fill(place, skin.base, '-37 -14, -28 -42, 0 -50, 28 -42, 37 -14, 34 18, 22 42, 8 51, -8 51, -22 42, -34 18'),
    fill(place, skin.shade, '37 -14, 34 18, 22 42, 6 51, 14 34, 22 8, 26 -12'),
    fill(place, skin.shade, '-3 8, 4 -6, 9 14, 0 17'),
    fill(place, '#1d1712', '-21 -3, -15 -7, -9 -3, -15 0'),
    fill(place, '#1d1712', '9 -3, 15 -7, 21 -3, 15 0'),
    fill(place, hair.shade, '-25 -13, -15 -17, -7 -13, -15 -14'),
    fill(place, hair.shade, '25 -13, 15 -17, 7 -13, 15 -14'),
    fill(place, '#5d2420', '-12 28, 0 26, 12 28, 0 35'),
  ];
}

function backOfHead(place: Place, { skin, hair }: Kit): Child[] {
  return [
    fill(place, skin.base, '-37 -14, -28 -42, 0 -50, 28 -42, 37 -14, 32 22, 20 44, -20 44, -32 22'),
    ...(hair.style === 'bald'
      ? []
      : [fill(place, hair.color, '-39 -14, -30 -44, 0 -54, 30 -44, 39 -14, 34 16, 20 28, -20 28, -34 16')]),
  ];
}
