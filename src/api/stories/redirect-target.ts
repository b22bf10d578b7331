import type { Tenant } from '../../domain/tenant.ts';

/** A story's redirect target, limited to this site, the college's hosts and its allowed hosts; null otherwise. */
export function redirectTarget(
  url: string | null,
  { hosts, settings }: Pick<Tenant, 'hosts' | 'settings'>,
): string | null {
  if (!url) return null;
  // URL parsers treat "/\host" and "//host" as another host
  if (/^\/(?![/\\])/.test(url)) return url;
  const parsed = URL.parse(url);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null;
  const allowed = [...hosts, ...(settings.redirectHosts ?? []).map((host) => host.toLowerCase())];
  return allowed.includes(parsed.hostname) ? parsed.href : null;
}
