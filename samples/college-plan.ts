import type { TenantSettings } from '../src/domain/tenant.ts';
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
export type CollegePlan = {
  slug: string;
  name: string;
  shortName: string;
  timezone: string;
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  town: string;
  hosts: readonly string[];
  settings: TenantSettings;
  conference: { name: string; abbrev: string; website: string };
  venues: readonly VenuePlan[];
  neutral: VenuePlan;
  teams: readonly TeamPlan[];
  /** Whether players, stories and sports have pictures of their own in full. */
  rich: boolean;
};
