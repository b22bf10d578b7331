import type { SeasonRules } from '../src/domain/season.ts';
import type { SportFamily } from '../src/domain/sport-family.ts';
import type { Gender } from './names.ts';
import type { Position } from './positions.ts';

export type SportKind = {
  title: string;
  shortName: string;
  abbrev: string;
  slug: string;
  globalId: number;
  gender: Gender;
  family: SportFamily;
  time: 'fall' | 'winter' | 'spring';
  rules: SeasonRules;
  roster: number;
  positions: Position[];
};
