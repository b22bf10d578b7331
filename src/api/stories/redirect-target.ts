import type { Tenant } from '../../domain/tenant.ts';

/** Where a story may send its readers: inside the site, to the college's hosts or to those it allowed. Null for the rest. */
export function redirectTarget(
  url: string | null,
  { hosts, settings }: Pick<Tenant, 'hosts' | 'settings'>,
): string | null {
  if (!url) return null;
  // a parser reads "/\host" and "//host" alike as another host
  if (/^\/(?![/\\])/.test(url)) return url;
  const parsed = URL.parse(url);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null;
  const allowed = [...hosts, ...(settings.redirectHosts ?? []).map((host) => host.toLowerCase())];
  return allowed.includes(parsed.hostname) ? parsed.href : null;
}
