import type { ApiClient } from '../../api/client.ts';
import { isComplete } from '../../domain/game-state.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href, matchRoute } from '../../routing/routes.ts';
import { scheduleAddress, scheduleRowAddress } from '../../routing/schedule-address.ts';
import { slugify } from '../../web/slug.ts';
import { slugsOfCode } from './former-sport-codes.ts';
import type { LegacyAddress, Target } from './legacy-address.ts';

/** Sports played in spring, which PrestoSports names after both years: the "2024-25" of baseball is our "2025". */
const ofSpring = /^(?:baseball|softball|.*lacrosse|mens-volleyball|beach-volleyball|womens-water-polo)$/;

async function sportOfCode(code: string, api: ApiClient): Promise<Sport | undefined> {
  for (const word of [code, ...slugsOfCode(code)]) {
    const sport = await api.sports.find(word);
    if (sport) return sport;
  }
  return undefined;
}

/** Titles that a season of a former site may have here, the likeliest first: "2024-25" is also the "2024" of a fall sport. */
function titlesOf(season: string, sport: Sport): string[] {
  const year = Number(season.slice(0, 4));
  const acrossYears = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  const single = season.length === 4 ? [year] : [year, year + 1];
  if (ofSpring.test(sportSlug(sport))) single.reverse();
  return [season, ...single.map(String), acrossYears];
}

type Place = { sport: Sport; titles: string[]; api: ApiClient };

/** The season of this site; undefined if it has none with such a title. */
async function seasonIn({ sport, titles, api }: Place): Promise<string | undefined> {
  const known = new Set((await api.schedule.seasons(sport.id)).map(({ seasonTitle }) => seasonTitle));
  return titles.find((title) => known.has(title));
}

/** A page of a sport and season, or for a season that is not here that of the current one for now. */
async function pageOf(place: Place, address: (slug: string, season: string | undefined) => string): Promise<Target> {
  const season = await seasonIn(place);
  const page = address(sportSlug(place.sport), season);
  return season === undefined && place.titles.length > 0 ? { temporary: page } : page;
}

const schedulePage = (place: Place) => pageOf(place, (_, season) => scheduleAddress(place.sport, season));
const rosterPage = (place: Place) => pageOf(place, (slug, season) => href('roster', { slug, season }));

const forNow = (target: Target): Target => (typeof target === 'string' ? { temporary: target } : target);

/** The only game of a day, moved ones by their first day too; the schedule if there is none or a doubleheader. */
async function gamePage(place: Place, day: string): Promise<Target> {
  const localDate = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const season = await seasonIn(place);
  const schedule =
    season === undefined ? undefined : await place.api.schedule.bySport(sportSlug(place.sport), { season });
  const games = (schedule?.games ?? []).filter(
    ({ venueDate, originalDate }) => venueDate.startsWith(localDate) || originalDate === localDate,
  );
  const [game] = games;
  if (!game || games.length > 1) return forNow(await schedulePage(place));
  if (game.boxscoreUrl && isComplete(game.gameState)) return game.boxscoreUrl;
  return { temporary: scheduleRowAddress(game) };
}

const plain = (text: string): string => slugify(text).replaceAll('-', '');

/**
 * Whether the last part of an address is a name: "ada-reed" is Ada Reed, and so are "reed_ada_x1y2" and "adareedx1y2", to which
 * PrestoSports adds an id of four characters.
 */
function isNamed(
  part: string,
  { firstName, lastName }: { firstName: string; lastName: string },
  hasId: boolean,
): boolean {
  const written = plain(part.replaceAll('_', '-'));
  return [plain(firstName + lastName), plain(lastName + firstName)].some(
    (name) =>
      name !== '' && (written === name || (hasId && written.length === name.length + 4 && written.startsWith(name))),
  );
}

/** The only player of a name; the roster if there is none or several. */
const playerPage =
  (hasId: boolean) =>
  async (place: Place, part: string): Promise<Target> => {
    const { sport, titles, api } = place;
    const season = await seasonIn(place);
    const roster = titles.length > 0 && !season ? undefined : await api.rosters.find(sportSlug(sport), { season });
    const [player, ...others] = (roster?.players ?? []).filter((each) => isNamed(part, each, hasId));
    if (!player || others.length > 0 || player.hide || player.hideBio) return forNow(await rosterPage(place));
    return season === undefined ? { temporary: player.url } : player.url;
  };

const pages: readonly [path: RegExp, target: (place: Place, part: string) => Promise<Target>][] = [
  [/^boxscores\/(\d{8})[^/]*$/, gamePage],
  [/^(?:players|bios)\/([^/]+)$/, playerPage(true)],
  [/^roster\/player\/([^/]+)$/, playerPage(false)],
  [/^roster(?:\/[^/]*)?$/, rosterPage],
  [
    /^(?:stats|statistics|teams|players|leaders|lineup)(?:\/.*)?$/,
    (place) => pageOf(place, (sport, season) => href('cumeStats', { sportSlug: sport, season })),
  ],
  [
    /^standings(?:\/.*)?$/,
    (place) => pageOf(place, (sport, season) => href('standings', { sportSlug: sport, season })),
  ],
  [
    /^(?:coaches|staff|roster\/(?:staff|coach(?:es)?))(?:\/.*)?$/,
    (place) => pageOf(place, (sport, season) => href('coaches', { sportSlug: sport, season })),
  ],
  [
    /^(?:releases|news|articles|recaps)(?:\/.*)?$/,
    async ({ sport }) => ({ temporary: href('sportNews', { sportSlug: sportSlug(sport) }) }),
  ],
  [/^(?:schedule(?:\/.*)?)?$/, schedulePage],
];

/** "roster.html" and "schedule/index" are "roster" and "schedule". */
const withoutEnd = (path: string): string => path.replace(/\.(?:html?|xml)$/, '').replace(/(?:^|\/)index$/, '');

async function targetOf(place: Place, path: string): Promise<Target> {
  for (const [pattern, target] of pages) {
    const found = pattern.exec(path);
    if (found) return target(place, found[1] ?? '');
  }
  return forNow(await schedulePage(place));
}

const presto = /^\/sports\/([a-z][\w-]*)\/(\d{4}(?:-\d\d)?)(?:\/(.*))?$/;
const wmt = /^\/sports\/([a-z][\w-]*)\/(schedule|roster|stats|coaches)\/season\/(\d{4}(?:-\d\d)?)(\/.+)?$/;
const wmtPerson = /^\/sports\/([a-z][\w-]*)\/(roster\/(?:player|staff|coach)\/[a-z][^/]*)$/;

/** PrestoSports: `/sports/mbkb/2025-26/schedule`, `/sports/bsb/2024-25/boxscores/20250301_x1y2.xml`. */
const ofPresto: LegacyAddress['target'] = async (_, api, pathname) => {
  const [, code = '', season = '', rest = ''] = presto.exec(pathname) ?? [];
  const sport = await sportOfCode(code, api);
  return sport && targetOf({ sport, titles: titlesOf(season, sport), api }, withoutEnd(rest));
};

/** WMT: `/sports/football/roster/season/2024/player/ada-reed`. */
const ofWmt: LegacyAddress['target'] = async (_, api, pathname) => {
  const [, code = '', page = '', season = '', rest = ''] = wmt.exec(pathname) ?? [];
  const sport = await sportOfCode(code, api);
  return sport && targetOf({ sport, titles: titlesOf(season, sport), api }, page + rest);
};

/** WMT: `/sports/football/roster/player/ada-reed`. */
const ofWmtPerson: LegacyAddress['target'] = async (_, api, pathname) => {
  const [, code = '', path = ''] = wmtPerson.exec(pathname) ?? [];
  const sport = await sportOfCode(code, api);
  return sport && targetOf({ sport, titles: [], api }, path);
};

/** A page with the code of a former site: `/sports/mbkb/schedule`, `/sports/wsoc/index`; undefined for addresses of this site. */
export async function withSportCode(pathname: string, api: ApiClient): Promise<Target | undefined> {
  const [, code = '', rest = ''] = /^\/sports\/([a-z][\w-]*)(?:\/(.*))?$/.exec(pathname) ?? [];
  const path = withoutEnd(rest);
  // pages redirect short names of this site's sports themselves
  if (path === rest && (slugsOfCode(code).length === 0 || (await api.sports.find(code)))) return undefined;
  const sport = await sportOfCode(code, api);
  if (!sport) return undefined;
  const page = ['/sports', sportSlug(sport), path].filter(Boolean).join('/');
  return matchRoute(page) ? page : { temporary: scheduleAddress(sport, undefined) };
}

/** Addresses of sites by PrestoSports and WMT. Their ids are unknown here: date, name and season lead to the page. */
export const otherVendorAddresses: readonly LegacyAddress[] = [
  { path: presto, target: ofPresto },
  { path: wmt, target: ofWmt },
  { path: wmtPerson, target: ofWmtPerson },
  { path: /^\/(?:landing\/)?index(?:\.html?)?$/, target: () => href('home') },
  { path: /^\/composite(?:\/index)?$/, target: () => href('calendar') },
  { path: /^\/information\/directory(?:\/index)?$/, target: () => href('staffDirectory') },
];
