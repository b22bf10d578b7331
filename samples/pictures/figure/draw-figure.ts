import { drawLetters } from '../../../src/images/block-letters.ts';
import { type Child, el, group } from '../svg.ts';
import { add, between, direction, distance, type Point, scaled, smooth, straight } from './geometry.ts';
import { drawHead } from './head.ts';
import type { Kit } from './kit.ts';
import { createSkeleton, type Limb, type Placing, type Pose, type Skeleton } from './pose.ts';
import { profiles } from './profiles.ts';
import { trunk, trunkShape } from './trunk.ts';
import { type Cover, type Surface, volume } from './volume.ts';

/** Something held or struck: drawn behind the figure, between the body and the near arm, or in front. */
export type Prop = { layer: 'behind' | 'middle' | 'front'; draw: (skeleton: Skeleton) => Child[] };

/** A figure in a pose and kit. */
export function drawFigure(pose: Pose, kit: Kit, placing: Placing, props: readonly Prop[] = []): Child {
  const skeleton = createSkeleton(pose, placing);
  const layer = (name: Prop['layer']) =>
    props.filter((prop) => prop.layer === name).flatMap((prop) => prop.draw(skeleton));
  const farArm = drawArm(skeleton, kit, 'farArm');
  const shirt = trunkShape(skeleton, pose, 0.02, 1, kit.loose);
  return group('g', {}, [
    ...layer('behind'),
    ...(pose.farArmInFront ? [] : farArm),
    ...drawLeg(skeleton, kit, 'farLeg'),
    ...trunk(trunkShape(skeleton, pose, -0.06, 0.3, kit.loose * 0.6), kit.bottoms),
    ...drawLeg(skeleton, kit, 'nearLeg'),
    ...neck(skeleton, kit),
    ...trunk(shirt, kit.shirt),
    ...belt(shirt, kit, skeleton),
    ...number(skeleton, pose, kit),
    ...drawHead(skeleton, pose, kit),
    ...layer('middle'),
    ...(pose.farArmInFront ? farArm : []),
    ...drawArm(skeleton, kit, 'nearArm'),
    ...layer('front'),
  ]);
}

function neck({ neck: at, head, unit, facing }: Skeleton, { skin, build }: Kit): Child[] {
  const from = add(at, scaled(direction(head, at), unit * 2));
  const bone = {
    from,
    to: head,
    unit: unit * build,
    facing,
    profile: [
      [0, 3.8, 3.8],
      [1, 3.2, 3.2],
    ] as const,
  };
  return volume(bone, { ...skin, base: skin.shade });
}

function belt({ right, left }: ReturnType<typeof trunkShape>, { trim }: Kit, { unit }: Skeleton): Child[] {
  const [a, b] = [right[0], left[0]];
  if (!a || !b) return [];
  return [el('path', { d: straight([a, b], true), stroke: trim, 'stroke-width': unit * 1.5, fill: 'none' })];
}

/** A surface of a limb that is farther away is darker. */
const farther = ({ base, shade }: Surface, isFar: boolean): Surface =>
  isFar ? { base: shade, shade } : { base, shade };

function drawArm(skeleton: Skeleton, kit: Kit, name: 'nearArm' | 'farArm'): Child[] {
  const { root, middle, end, tip } = skeleton[name];
  const isFar = name === 'farArm';
  const { facing } = skeleton;
  const unit = skeleton.unit * kit.build;
  const shade = (surface: Surface) => (isFar ? farther(surface, true) : surface);
  const skin = shade(kit.skin);
  const upper = { from: root, to: middle, unit, facing, profile: profiles.upperArm };
  const lower = { from: middle, to: end, unit, facing, profile: profiles.forearm };
  const hand = { from: end, to: tip, unit, facing, profile: profiles.hand };
  const sleeve = (share: number): Cover => ({
    start: 0,
    end: share,
    loose: [0.5, 0.3 + kit.loose * 0.7],
    open: share < 1,
  });
  const cloth = shade(kit.shirt);
  return [
    ...volume(lower, skin),
    ...volume(upper, skin),
    ...volume(
      hand,
      kit.gloves ? shade(kit.gloves) : skin,
      kit.gloves ? { start: 0, end: 1, loose: [0.8, 0.8] } : undefined,
    ),
    ...(kit.sleeve > 1 ? volume(lower, cloth, sleeve(Math.min(1, kit.sleeve - 1) * 0.98)) : []),
    ...(kit.sleeve > 0 ? volume(upper, cloth, sleeve(Math.min(1, kit.sleeve))) : []),
    ...(kit.sleeve > 0 && kit.sleeve < 1
      ? [hem(upper, kit.sleeve, 0.3 + kit.loose * 0.7, isFar ? kit.shirt.shade : kit.trim)]
      : []),
  ];
}

function drawLeg(skeleton: Skeleton, kit: Kit, name: Extract<Limb, 'nearLeg' | 'farLeg'>): Child[] {
  const { root, middle, end, tip } = skeleton[name];
  const isFar = name === 'farLeg';
  const { facing } = skeleton;
  const unit = skeleton.unit * kit.build;
  const shade = (surface: Surface) => (isFar ? farther(surface, true) : surface);
  const upper = { from: root, to: middle, unit, facing, profile: profiles.thigh };
  const lower = { from: middle, to: end, unit, facing, profile: profiles.shin };
  const skin = shade(kit.skin);
  const cloth = shade(kit.bottoms);
  const baggy = kit.leg < 1 ? kit.loose : 0.4;
  return [
    ...volume(lower, skin),
    ...volume(upper, skin),
    ...(kit.leg > 1 ? volume(lower, cloth, { start: 0, end: Math.min(1, kit.leg - 1), loose: [0.4, 0.5] }) : []),
    ...(kit.sock > 0 ? volume(lower, shade(kit.socks), { start: 1 - kit.sock, end: 1, loose: [0.35, 0.3] }) : []),
    ...(kit.sock > 0.3 ? [hem(lower, 1 - kit.sock + 0.06, 0.5, isFar ? kit.socks.shade : kit.trim)] : []),
    ...volume(upper, cloth, { start: 0, end: Math.min(1, kit.leg), loose: [0.3, baggy], open: kit.leg < 1 }),
    ...(kit.leg > 0.25 && kit.leg < 1 ? [hem(upper, kit.leg, baggy, isFar ? kit.bottoms.shade : kit.trim)] : []),
    ...(kit.kneePads ? volume(upper, shade(kit.kneePads), { start: 0.86, end: 1, loose: [0.8, 0.8] }) : []),
    ...(kit.shoes
      ? shoe(end, tip, unit, facing, shade(kit.shoes), kit.sole ?? kit.trim)
      : volume(
          {
            from: end,
            to: tip,
            unit,
            facing,
            profile: [
              [0, 2.2, 2.2],
              [0.7, 1.6, 2],
              [1, 0.8, 0.9],
            ],
          },
          skin,
        )),
  ];
}

type Segment = Parameters<typeof volume>[0];

/** A stripe at the end of a sleeve, leg or sock. */
function hem({ from, to, unit, facing, profile }: Segment, at: number, loose: number, color: string): Child {
  const along = direction(from, to);
  const normal: Point = [along[1] * facing, -along[0] * facing];
  const nearest = profile.reduce((best, each) => (Math.abs(each[0] - at) < Math.abs(best[0] - at) ? each : best));
  const center = between(from, to, at - 0.03);
  const [front, back] = [nearest[1] + loose, nearest[2] + loose];
  const ends = [add(center, scaled(normal, front * unit)), add(center, scaled(normal, -back * unit))];
  return el('path', { d: straight(ends, true), stroke: color, 'stroke-width': unit * 1.1, fill: 'none' });
}

/** A shoe from ankle to toe. */
function shoe(
  ankle: Point,
  tip: Point,
  unit: number,
  facing: 1 | -1,
  { base, shade, rim }: Surface,
  sole: string,
): Child[] {
  const along = direction(ankle, tip);
  const down: Point = [-along[1] * facing, along[0] * facing];
  const length = distance(ankle, tip) / unit;
  const at = (x: number, y: number): Point =>
    add(ankle, add(scaled(along, x * unit * (length / 12)), scaled(down, y * unit)));
  const upper = [
    at(-3.2, -1.8),
    at(-3.9, 1.4),
    at(-3.6, 3.6),
    at(3, 3.4),
    at(10.4, 3.7),
    at(11.2, 2.4),
    at(9.4, 0.5),
    at(5.6, -0.8),
    at(2.6, -2.8),
    at(0, -2.6),
  ];
  const under = [at(-3.9, 2.6), at(-3.4, 4.1), at(3, 3.9), at(10.6, 4.2), at(11.4, 3), at(3, 2.7)];
  return [
    el('path', { d: smooth(upper), fill: base }),
    el('path', {
      d: smooth([at(-3.6, 1), at(-3.6, 3.6), at(3, 3.4), at(10.4, 3.7), at(10.8, 2.2), at(4, 1.6)]),
      fill: shade,
    }),
    rim ? el('path', { d: smooth([at(2.6, -2.8), at(5.6, -0.8), at(9.4, 0.5), at(5.4, 0)]), fill: rim }) : '',
    el('path', { d: smooth(under), fill: sole }),
  ];
}

/** The number on chest or back, skewed with the trunk. */
function number(
  { waist, neck: top, hips, unit, facing }: Skeleton,
  pose: Pose,
  { number: text, numberColor, trim }: Kit,
): Child[] {
  const turn = pose.turn ?? 0.25;
  const drawing = text ? drawLetters(text, numberColor ?? trim) : undefined;
  if (!drawing || Math.abs(turn) < 0.3) return [];
  const down = direction(top, between(waist, hips, 0.3));
  const across: Point = [-down[1] * -1, down[0] * -1];
  const tall = unit * 11;
  const scale = tall / drawing.height;
  const squeeze = Math.min(1, 0.35 + Math.abs(turn) * 0.7);
  // toward the side of the chest that is visible
  const shift = (1 - Math.abs(turn)) * unit * 3 * facing * Math.sign(turn);
  const center = add(between(top, waist, 0.72), scaled(across, shift));
  const corner = add(center, add(scaled(across, (-drawing.width * scale * squeeze) / 2), scaled(down, -tall / 2)));
  const matrix = [
    across[0] * scale * squeeze,
    across[1] * scale * squeeze,
    down[0] * scale,
    down[1] * scale,
    corner[0],
    corner[1],
  ];
  return [
    group('g', { transform: `matrix(${matrix.map((value) => Math.round(value * 1000) / 1000).join(' ')})` }, [
      drawing.paths,
    ]),
  ];
}
