import type { Tenant } from '../domain/tenant.ts';

/** A college with the origin of its pages, for links in mail. */
export type ResolvedCollege = { tenant: Tenant; origin: string; instructions?: string | undefined };
