/** Builds an API path with its query; undefined values are omitted. Path segments are escaped. */
export function apiPath(parts: readonly (string | number)[], query: object = {}): string {
  const path = `/api/v2/${parts.map((part) => encodeURIComponent(String(part))).join('/')}`;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A path for logs, with the names of query parameters but no values: `/api/v2/search?q&kind`. */
export function withoutValues(path: string): string {
  const [pathname = '', search] = path.split('?');
  return search === undefined ? pathname : `${pathname}?${[...new URLSearchParams(search).keys()].join('&')}`;
}
