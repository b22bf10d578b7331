/** What search engines require of a type; alternatives are separated by a bar. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item|name|url'],
  Product: ['name', 'offers|review|aggregateRating'],
  ProfilePage: ['mainEntity.name'],
  SportsEvent: ['name', 'startDate', 'location.name', 'location.address'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

/** The JSON-LD of a page. */
const structuredDataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** The required properties that the structured data of a page lacks. */
export const lackingIn = (html: string): string[] =>
  html.includes('ld+json') ? structuredDataOf(html).flatMap(lackingOf) : [];

function lackingOf(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const types = [(thing as Record<string, unknown>)['@type']].flat().map(String);
  const lacking = types.flatMap((type) =>
    (required[type] ?? [])
      .filter((paths) => !paths.split('|').some((path) => hasPath(thing, path.split('.'))))
      .map((path) => `${type} without ${path}`),
  );
  return [...lacking, ...Object.values(thing).flatMap(lackingOf)];
}

const hasPath = (thing: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return thing !== undefined && thing !== null && thing !== '';
  return typeof thing === 'object' && thing !== null && hasPath((thing as Record<string, unknown>)[key], rest);
};
