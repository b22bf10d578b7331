import { stateNamed, usStates } from '../domain/us-states.ts';

export type Place = { stadium: string; location: string };

/** A location's parts as written; empty if absent. */
export type PlaceParts = { stadium: string; city: string; region: string };

/** Endings of buildings and grounds. Towns have some of them too ("College Park", "Rockville Centre"); those are not here. */
const building =
  /(?:^|\s)(?:arena|auditorium|ballpark|center|coliseum|complex|courts?|ctr\.?|dome|fields?|fieldhouse|fh|gym|gymnasium|hall|natatorium|pavilion|pool|rink|soccerplex|square garden|stadium)$|^(?:coliseo|hotel)\s|\s(?:arena|center|hotel|stadium)\s/i;
/** Countries, and territories and provinces that addresses give in place of a state. */
const territory =
  /^(?:p\.?r\.?|puerto rico|(?:u\.?s\.? )?virgin islands|u\.?s\.?v\.?i\.?|guam|bahamas|mexico|cayman islands|ireland|canada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|u\.?s\.?a\.?|united states)$/i;

/** The state, territory or country that a text names, in one spelling; undefined if it names none. */
export function regionNamed(text: string): string | undefined {
  const plain = text.trim();
  if (!territory.test(plain)) return isAbbreviation(plain) ? stateNamed(plain) : undefined;
  return plain
    .replace(/^u\.?s\.? /i, '')
    .replace(/^p\.?r\.?$/i, 'Puerto Rico')
    .replace(/\./g, '')
    .toLowerCase();
}

const undotted = (text: string): string => text.replace(/[.\s]/g, '').toLowerCase();
const usual = new Set(usStates.flat().map(undotted));

/** "Kent" is a city, though "Kent." was Kentucky: older abbreviations need their period. */
const isAbbreviation = (text: string): boolean => text.includes('.') || usual.has(undotted(text));

/**
 * Splits a one-line location into building and city, in any order: "Tampa, Fla. (Amalie Arena)", "XL Center (Hartford,
 * Conn.)", "XFINITY Center, College Park, MD", "Fairfax, VA, Spuhler Field", "Daytona Beach, Fla. - Ocean Center",
 * "Bankers Life Fieldhouse-Indianapolis, IN". A city alone ("Troy, N.Y.") has no building, "Bryce Jordan Center, PA" no city.
 */
export function readPlace(text: string): PlaceParts {
  const clean = text.replace(/\s+/g, ' ').trim();
  const [, outside, inside] = /^([^()]+?) ?\(([^()]+)\)$/.exec(clean) ?? [];
  if (outside && inside) return hasRegion(inside) && !hasRegion(outside) ? of(outside, inside) : of(inside, outside);
  for (const { 0: dash, index } of clean.matchAll(/ [-–/|] |(?<=\S)-(?=[A-Z])/g)) {
    const [first, second] = [clean.slice(0, index), clean.slice(index + dash.length)];
    if (dash.length > 1) return hasRegion(first) && !hasRegion(second) ? of(second, first) : of(first, second);
    // "Winston-Salem, N.C." is one city
    if (building.test(first) && hasRegion(second)) return of(first, second);
  }
  return readList(clean.split(',').map((part) => part.trim()));
}

/** The parts of a location as a building and a place, "Harbor Arena" and "Portland, Maine". */
export function parsePlace(text: string): Place {
  const { stadium, city, region } = readPlace(text);
  return { stadium, location: join(city, region) };
}

function of(stadium: string, place: string): PlaceParts {
  const { city, region, stadium: other } = readList(place.split(',').map((part) => part.trim()));
  return city === '' ? { stadium, city: other, region } : { stadium: join(stadium, other), city, region };
}

const join = (...parts: string[]) => parts.filter(Boolean).join(', ');

const hasRegion = (text: string): boolean =>
  text
    .split(',')
    .slice(1)
    .some((part) => regionNamed(part) !== undefined);

/** Parts between commas: the city precedes its state or country, before or after the building. */
function readList(parts: readonly string[]): PlaceParts {
  const regions = parts.map((part) => regionNamed(part) !== undefined);
  const first = regions.indexOf(true, 1);
  if (first < 0) return withoutRegion(parts);
  // "Madison Square Garden, New York, N.Y.", but "London, Ontario, Canada"
  const at = stateNamed(regionNamed(parts[first + 1] ?? '') ?? '') ? first + 1 : first;
  const end = regions[at + 1] ? at + 2 : at + 1;
  const city = parts[at - 1] ?? '';
  const region = join(...parts.slice(at, end));
  const others = join(...parts.slice(0, at - 1), ...parts.slice(end));
  if (others !== '' || !building.test(city)) return { stadium: others, city, region };
  // "Madison Square Garden, New York"
  return /^(?:new york|washington)$/i.test(region)
    ? { stadium: city, city: region, region: '' }
    : { stadium: city, city: '', region };
}

function withoutRegion(parts: readonly string[]): PlaceParts {
  const [first = '', second = '', ...rest] = parts;
  if (second === '')
    return building.test(first) ? { stadium: first, city: '', region: '' } : { stadium: '', city: first, region: '' };
  if (rest.length > 0)
    return { stadium: join(...parts.slice(0, -2)), city: parts.at(-2) ?? '', region: parts.at(-1) ?? '' };
  if (building.test(first)) return { stadium: first, city: second, region: '' };
  return building.test(second)
    ? { stadium: second, city: first, region: '' }
    : { stadium: '', city: first, region: second };
}
