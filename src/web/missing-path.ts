/** Query parameter that passes the requested path to the not-found page. */
export const missingPath = 'path';

const maxLength = 120;

/** A path truncated so that it fits in an address and a sentence. */
export const boundedPath = (path: string): string => (path.length > maxLength ? `${path.slice(0, maxLength)}…` : path);

/** The percent-encoded path in the not-found page's query; undefined if absent. */
export const passedPath = ({ searchParams }: URL): string | undefined => {
  const passed = searchParams.get(missingPath) ?? '';
  // anyone can craft this query, so only text that looks like a path is printed
  if (!passed.startsWith('/')) return undefined;
  const isCut = passed.endsWith('…');
  const path = URL.parse(`http://page${isCut ? passed.slice(0, -1) : passed}`)?.pathname;
  return path && boundedPath(isCut ? `${path}…` : path);
};
