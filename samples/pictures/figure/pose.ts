import { add, heading, type Point, scaled } from './geometry.ts';

/**
 * Angles of the bones of an arm or leg, in degrees from straight down; 90 points in the direction that the figure faces. The third is the
 * hand or foot and follows the second by default.
 */
export type LimbPose = readonly [upper: number, lower: number, end?: number];

/** A pose in a figure's own coordinates, facing right. */
export type Pose = {
  /** Degrees that the trunk leans forward. */
  lean: number;
  /** Further degrees between the hips and the shoulders. */
  bend?: number;
  /** 0 is seen from the side, 1 from the front, -1 from behind. */
  turn?: number;
  hipTurn?: number;
  /** Degrees that the head nods. */
  nod?: number;
  face?: Face;
  nearArm: LimbPose;
  farArm: LimbPose;
  nearLeg: LimbPose;
  farLeg: LimbPose;
  /** Lengths of foreshortened bones as a share of the whole. */
  foreshorten?: Partial<Record<Limb, readonly [upper: number, lower: number]>>;
  /** Whether the far arm is in front of the trunk. */
  farArmInFront?: boolean;
};
export type Face = 'side' | 'front' | 'back';
export type Limb = 'nearArm' | 'farArm' | 'nearLeg' | 'farLeg';

/** Where a figure is drawn: the position of its hips, its height when standing, and its direction. */
export type Placing = { x: number; y: number; size: number; flip?: boolean; rotate?: number };

type LimbJoints = { root: Point; middle: Point; end: Point; tip: Point };
/** The joints of a placed figure in a picture's coordinates. */
export type Skeleton = Record<Limb, LimbJoints> & {
  hips: Point;
  waist: Point;
  neck: Point;
  head: Point;
  /** Pixels of one percent of the standing height. */
  unit: number;
  /** 1 faces right, -1 left. */
  facing: 1 | -1;
  /** Converts a direction in the figure's own coordinates. */
  direct: (point: Point) => Point;
};

/** Lengths of bones as percent of the standing height. */
const length = { trunk: 29, upperArm: 16.5, forearm: 14, hand: 7, thigh: 24, shin: 24, foot: 12 };
const halfShoulders = 10;
const halfHips = 5;

export function createSkeleton(pose: Pose, { x, y, size, flip = false, rotate = 0 }: Placing): Skeleton {
  const unit = size / 100;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const facing = flip ? -1 : 1;
  const direct = ([px, py]: Point): Point => {
    const mirrored = px * facing;
    return [mirrored * cos - py * sin, mirrored * sin + py * cos];
  };
  const place = (point: Point): Point => add([x, y], scaled(direct(point), unit));

  const turn = pose.turn ?? 0.25;
  const hipTurn = pose.hipTurn ?? turn * 0.7;
  const up = (degrees: number) => heading(180 - degrees);
  const waist = scaled(up(pose.lean), length.trunk * 0.45);
  const neck = add(waist, scaled(up(pose.lean + (pose.bend ?? 0)), length.trunk * 0.55));
  const across = heading(90 - pose.lean - (pose.bend ?? 0));
  const shoulders = add(neck, scaled(up(pose.lean + (pose.bend ?? 0)), -3.4));
  const head = add(neck, scaled(up(pose.lean * 0.5 + (pose.bend ?? 0) * 0.5 - (pose.nod ?? 0)), 9.6));

  const limb = (name: Limb, root: Point, bones: readonly [number, number, number]): LimbJoints => {
    const [upper, lower, end = name.endsWith('Leg') ? lower + 80 : lower] = pose[name];
    const [first, second] = pose.foreshorten?.[name] ?? [1, 1];
    const middle = add(root, scaled(heading(upper), bones[0] * first));
    const tail = add(middle, scaled(heading(lower), bones[1] * second));
    const tip = add(tail, scaled(heading(end), bones[2]));
    return { root: place(root), middle: place(middle), end: place(tail), tip: place(tip) };
  };
  const arm = (name: 'nearArm' | 'farArm', side: number) => {
    // a raised arm lifts its shoulder
    const lift = Math.max(0, -Math.cos((pose[name][0] * Math.PI) / 180)) * 3;
    const root = add(add(shoulders, scaled(across, side * turn * halfShoulders)), [0, -lift]);
    return limb(name, root, [length.upperArm, length.forearm, length.hand]);
  };
  const leg = (name: 'nearLeg' | 'farLeg', side: number) =>
    limb(name, [side * hipTurn * halfHips, 1], [length.thigh, length.shin, length.foot]);
  return {
    nearArm: arm('nearArm', -1),
    farArm: arm('farArm', 1),
    nearLeg: leg('nearLeg', -1),
    farLeg: leg('farLeg', 1),
    hips: place([0, 0]),
    waist: place(waist),
    neck: place(neck),
    head: place(head),
    unit,
    facing,
    direct,
  };
}
