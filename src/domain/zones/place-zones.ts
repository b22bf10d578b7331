import cities from 'city-timezones';

import { stateNamed } from '../us-states.ts';
import regions from './region-zones.json' with { type: 'json' };

/** The zone of most of a state or province, and the towns that have another. */
type RegionZones = { main: string; others?: Readonly<Record<string, string>> };

/**
 * Zones of the states, provinces and territories of the United States and Canada. The towns are those of GeoNames (CC BY 4.0)
 * with at least 1,000 inhabitants whose clocks differ from those of most of their region by the zone borders of
 * timezone-boundary-builder.
 */
const regionZones: Readonly<Record<string, RegionZones>> = regions;

/**
 * The zones in which a location may be, the most likely first: one if the city, state or country decides it, several if only a
 * region with several zones is known, none for a location without a known city, state or country. The state or country follows
 * the city; the building may be anywhere: "Honolulu, Hawaii, Ching Complex", "Madison Square Garden, New York, N.Y.",
 * "Las Vegas, NV (T-Mobile Arena)", "Nassau, Bahamas".
 */
export function zonesOfPlace(location: string): readonly string[] {
  const parts = location
    .split(/[,()|/;\n]|\s[-–—]\s/)
    .flatMap((part) => splitAtPostalCode(part.trim()))
    .filter((part) => part !== '' && !largeCountries.has(placeKey(part)));
  for (let index = parts.length - 1; index >= 0; index--) {
    const zones = zonesOfRegion(parts[index] ?? '', parts[index - 1], parts);
    if (zones.length > 0) return zones;
  }
  return parts.flatMap((part) => zoneOfLargeCity(part) ?? []).slice(0, 1);
}

/** "Honolulu HI" is a city and a state without their comma. */
function splitAtPostalCode(part: string): string[] {
  const [, town, state] = /^(\S.*?)(?<!\s)\s+([A-Z]\.?[A-Z]\.?)$/.exec(part) ?? [];
  return town && state && regionNamed(state) ? [town, state] : [part];
}

function zonesOfRegion(word: string, town: string | undefined, parts: readonly string[]): readonly string[] {
  const region = regionNamed(word);
  // "Washington" alone is the state or the capital
  if (region === 'Washington' && town === undefined) return [];
  return region ? zonesInRegion(region, town, parts) : zonesInCountry(placeKey(word), town);
}

const building =
  /\b(?:arena|cent(?:er|re)|coliseum|complex|course|courts?|dome|field(?:house)?|garden|gym|hall|park|pavilion|stadium)\b/i;

function zonesInRegion(region: string, town: string | undefined, parts: readonly string[]): readonly string[] {
  const { main = '', others = {} } = regionZones[region] ?? {};
  const zones = Object.entries(others).map(([zone, towns]) => ({ zone, towns: towns.split(',').map(placeKey) }));
  const isKnown = town !== undefined && !building.test(town);
  const named = (isKnown ? [town] : parts).map(placeKey);
  const found = zones.find(({ towns }) => named.some((one) => towns.includes(one)));
  if (found) return [found.zone];
  return isKnown ? [main] : [main, ...zones.map(({ zone }) => zone)];
}

function zonesInCountry(country: string, town: string | undefined): readonly string[] {
  const within = citiesOf().byCountry.get(countryNames[country] ?? country) ?? [];
  const wanted = town === undefined ? '' : placeKey(town);
  const found = within.find(({ city_ascii, city }) => placeKey(city_ascii) === wanted || placeKey(city) === wanted);
  const known = resorts[wanted] ?? found?.timezone;
  return within.length > 0 && known ? [known] : [...new Set(within.map(({ timezone }) => timezone))];
}

// AP style names large cities without their state
function zoneOfLargeCity(name: string): string | undefined {
  const [first, ...rest] = citiesOf().american.get(placeKey(name)) ?? [];
  if (!first || first.pop < 500_000) return undefined;
  const rival = rest.find(({ timezone }) => timezone !== first.timezone);
  return !rival || first.pop > 10 * rival.pop ? first.timezone : undefined;
}

const provinces: Readonly<Record<string, readonly string[]>> = {
  Alberta: ['Alta.', 'AB'],
  'British Columbia': ['B.C.'],
  Manitoba: ['Man.', 'MB'],
  'New Brunswick': ['N.B.'],
  'Newfoundland and Labrador': ['N.L.', 'Nfld.', 'Newfoundland'],
  'Northwest Territories': ['N.W.T.', 'NT'],
  'Nova Scotia': ['N.S.'],
  Nunavut: ['NU'],
  Ontario: ['Ont.', 'ON'],
  'Prince Edward Island': ['P.E.I.', 'PE'],
  Quebec: ['Que.', 'QC', 'P.Q.'],
  Saskatchewan: ['Sask.', 'SK'],
  Yukon: ['Y.T.', 'Yukon Territory'],
  'Puerto Rico': ['P.R.'],
  'U.S. Virgin Islands': ['USVI', 'V.I.', 'Virgin Islands', 'United States Virgin Islands'],
  Guam: ['GU'],
  'American Samoa': ['AS'],
  'Northern Mariana Islands': ['MP', 'CNMI'],
};

/** Countries that say nothing beside a state or province. */
const largeCountries = new Set(['canada', 'usa', 'us', 'unitedstates', 'unitedstatesofamerica']);

/** Names that the table of cities lacks or writes differently, by key. */
const countryNames: Readonly<Record<string, string>> = {
  bahamas: 'thebahamas',
  england: 'unitedkingdom',
  scotland: 'unitedkingdom',
  wales: 'unitedkingdom',
  northernireland: 'unitedkingdom',
  uk: 'unitedkingdom',
  greatbritain: 'unitedkingdom',
  czechia: 'czechrepublic',
  hongkong: 'hongkongsar',
  korea: 'southkorea',
};

/** Resorts with tournaments that the table of cities lacks, by key. */
const resorts: Readonly<Record<string, string>> = {
  rivieramaya: 'America/Cancun',
  playadelcarmen: 'America/Cancun',
  loscabos: 'America/Mazatlan',
  sanjosedelcabo: 'America/Mazatlan',
};

const provinceNames = new Map(
  Object.entries(provinces).flatMap(([name, spellings]) =>
    [name, ...spellings].map((spelling) => [placeKey(spelling), name] as const),
  ),
);

const regionNamed = (word: string): string | undefined => stateNamed(word) ?? provinceNames.get(placeKey(word));

/** "Fort Walton Beach" and "Ft. Walton Beach", "Québec" and "Quebec", "Hawaiʻi" and "Hawaii" are one name. */
function placeKey(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return plain
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/[^a-z]/g, '');
}

type City = (typeof cities.cityMapping)[number];
type Cities = { byCountry: Map<string, City[]>; american: Map<string, City[]> };

let known: Cities | undefined;

/** The cities of the table, the largest first. Indexed at the first use, since most commands need none. */
function citiesOf(): Cities {
  if (known) return known;
  const all = cities.cityMapping.toSorted((a, b) => b.pop - a.pop);
  const american = all.filter(({ iso2 }) => iso2 === 'US');
  known = {
    byCountry: Map.groupBy(all, ({ country }) => placeKey(country)),
    american: Map.groupBy(american, ({ city_ascii }) => placeKey(city_ascii)),
  };
  return known;
}
