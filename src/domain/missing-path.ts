/** Query parameter that carries the requested path to the page for missing addresses. */
export const missingPath = 'path';

const longest = 120;

/** A path short enough to be passed on in an address and printed in a sentence. */
export const boundedPath = (path: string): string => (path.length > longest ? `${path.slice(0, longest)}…` : path);

/** The path in the query of the page for missing addresses, percent-encoded; undefined where it carries none. */
export const passedPath = ({ searchParams }: URL): string | undefined => {
  const passed = searchParams.get(missingPath) ?? '';
  // anybody can write such a query: what is printed has the form of a path, whatever it says
  if (!passed.startsWith('/')) return undefined;
  const isCut = passed.endsWith('…');
  const path = URL.parse(`http://page${isCut ? passed.slice(0, -1) : passed}`)?.pathname;
  return path && boundedPath(isCut ? `${path}…` : path);
};
