import type { TenantSettings } from '../src/domain/tenant.ts';
import type { PictureCollege } from './pictures.ts';
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

/** Everything by which the sample colleges differ; one builder makes both. */
export type CollegePlan = PictureCollege & {
  shortName: string;
  timezone: string;
  town: string;
  hosts: readonly string[];
  settings: TenantSettings;
  conference: { name: string; abbrev: string; website: string };
  venues: readonly VenuePlan[];
  neutral: VenuePlan;
  teams: readonly TeamPlan[];
};
