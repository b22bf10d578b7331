import type { GameMedia } from '../src/domain/game.ts';
import type { TenantSettings } from '../src/domain/tenant.ts';
import lakeshoreCollege from './lakeshore/college.json' with { type: 'json' };
import lakeshorePictures from './lakeshore/pictures.json' with { type: 'json' };
import lakeshoreTeams from './lakeshore/teams.json' with { type: 'json' };
import type { PictureCollege } from './pictures/plan.ts';
import pineRidgeCollege from './pineridge/college.json' with { type: 'json' };
import pineRidgePictures from './pineridge/pictures.json' with { type: 'json' };
import pineRidgeTeams from './pineridge/teams.json' with { type: 'json' };
import type { TeamPlan } from './team.ts';

export type VenuePlan = {
  key: string;
  title: string;
  street?: string;
  city?: string;
  state?: string;
  timezone?: string;
  latitude?: number;
  longitude?: number;
};

/** A sample college as its JSON files describe it. */
export type CollegePlan = PictureCollege & {
  shortName: string;
  timezone: string;
  town: string;
  hosts: readonly string[];
  settings: TenantSettings;
  /** The members are opponents by their abbreviation. */
  conference: { name: string; abbrev: string; website: string; members: readonly string[] };
  otherOpponents: readonly string[];
  /** Broadcasts of home games. */
  media: GameMedia;
  venues: readonly VenuePlan[];
  neutral: VenuePlan;
  teams: readonly TeamPlan[];
};

export const lakeshore = { ...lakeshoreCollege, pictures: lakeshorePictures, teams: lakeshoreTeams } as CollegePlan;
export const pineRidge = { ...pineRidgeCollege, pictures: pineRidgePictures, teams: pineRidgeTeams } as CollegePlan;
