import type { Tenant } from '../domain/tenant.ts';
import type { Env } from '../runtime/env.ts';

/** The origin of a college's pages for links in mail: https except on this machine. */
export const siteOrigin = (
  { canonicalHost }: Tenant,
  { PORT, PUBLIC_PORT }: Pick<Env, 'PORT' | 'PUBLIC_PORT'>,
): string => {
  const isLocal = canonicalHost === 'localhost' || canonicalHost.endsWith('.localhost');
  const port = PUBLIC_PORT ?? (isLocal ? PORT : undefined);
  return new URL(`${isLocal ? 'http' : 'https'}://${canonicalHost}${port === undefined ? '' : `:${port}`}`).origin;
};
