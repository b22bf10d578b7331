import type { LocationIndicator } from '../../domain/game.ts';
import type { Side } from '../../domain/side.ts';
import { stateNamed, usStates } from '../../domain/us-states.ts';
import { type City, isSameCity, leadingCity, plainCity } from '../city.ts';

/** What is known of the site of a game. */
export type SiteFacts = {
  id: number;
  sportId: number;
  /** A day, YYYY-MM-DD. */
  date: string;
  opponentId: number | null;
  opponentName: string;
  /** The opponent's home city, if the college entered it. */
  opponentHome: City | undefined;
  city: City | undefined;
  /** Normalized; empty if unknown. */
  building: string;
  /** The side on which the file lists the college; null without a file. */
  side: Side | null;
  /** The host according to the schedule or a user, otherwise the file. */
  hosts: 'us' | 'them' | '';
};

type Located = SiteFacts & { city: City };
type Known = { ofOpponent: readonly Located[]; inCity: readonly Located[] };

/** Days between two games of a tournament. */
const tournamentDays = 2;
/** Days between two games of one visit, at most. */
const visitDays = 7;

/**
 * Infers home, away or neutral from the city of a game and both teams' home cities: a game outside the listed home team's
 * city is at a neutral site, unless it is in the other team's city. The college's home city is where it is most often
 * listed as the home team; of an opponent's home games a college sees few (see `isHomeOf`). A game without a place is at a
 * neutral site if those against others on the day before and after are: they are of one tournament.
 */
export function createSiteRules(games: readonly SiteFacts[]): (game: SiteFacts) => LocationIndicator {
  const located = withCities(games);
  const ours = leadingCity(located.filter(({ hosts }) => hosts === 'us').map(({ city }) => city));
  const byOpponent = Map.groupBy(located, ({ opponentId }) => opponentId);
  const byCity = Map.groupBy(located, ({ city }) => city.name);
  const byId = new Map(located.map((game) => [game.id, game]));
  const byDay = Map.groupBy(located, ({ sportId, date }) => `${sportId} ${date}`);
  const listedSite = ({ side }: SiteFacts) => (side === 'away' ? 'A' : 'H');
  const siteInCity = (game: Located): LocationIndicator => {
    const atOurs = ours !== undefined && isSameCity(game.city, ours);
    const atTheirs = isHomeOf(game, {
      ofOpponent: byOpponent.get(game.opponentId) ?? [],
      // others play in the college's own city because it is at home there
      inCity: atOurs ? [] : (byCity.get(game.city.name) ?? []).filter(({ city }) => isSameCity(city, game.city)),
    });
    if (atOurs !== atTheirs) return atOurs ? 'H' : 'A';
    return atOurs || (ours === undefined && game.side !== 'away') ? listedSite(game) : 'N';
  };
  return (game) => {
    const inCity = byId.get(game.id);
    if (inCity) return siteInCity(inCity);
    const sites = daysAround(game.date)
      .flatMap((date) => byDay.get(`${game.sportId} ${date}`) ?? [])
      .filter(({ opponentId }) => opponentId !== game.opponentId)
      .map(siteInCity);
    return sites.length > 0 && sites.every((site) => site === 'N') ? 'N' : listedSite(game);
  };
}

/** The day before and the day after. */
const daysAround = (date: string): string[] =>
  [-1, 1].map((days) => Temporal.PlainDate.from(date).add({ days }).toString());

/** The games whose city is known, from their own location or from other games in their building. */
function withCities(games: readonly SiteFacts[]): Located[] {
  const cityOf = new Map(games.flatMap(({ building, city }) => (building !== '' && city ? [[building, city]] : [])));
  return games.flatMap((game) => {
    const city = game.city ?? cityOf.get(game.building);
    return city ? [{ ...game, city }] : [];
  });
}

/**
 * Whether a game is in its opponent's home city: the one entered by the college, one that the opponent is named after, or one
 * where it was listed as the home team on two visits. One visit is enough unless something indicates a neutral site (see
 * `isNeutral`).
 */
function isHomeOf(game: Located, known: Known): boolean {
  const { opponentHome, city, opponentId } = game;
  if (opponentHome) return isSameCity(city, opponentHome);
  const state = stateInName(game.opponentName);
  const isOtherState = state !== undefined && city.region !== '' && city.region !== state;
  if (!isOtherState && isNamedAfter(game.opponentName, city)) return true;
  // two teams that take turns as the home team meet halfway
  if (known.inCity.some((other) => other.id !== game.id && other.hosts === 'us' && other.opponentId === opponentId))
    return false;
  const listed = known.ofOpponent.filter(({ hosts }) => hosts === 'them');
  const visits = visitsOf(listed.filter((other) => isSameCity(other.city, city)));
  if (visits !== 1 || game.hosts === 'us') return visits > 1;
  return !isOtherState && !isNeutral(game, known, listed);
}

/**
 * Whether a city where the opponent was listed as the home team on one visit is probably a neutral site: it is outside the
 * states; the opponent was so elsewhere or in another state more often, or in the city that it is named after; the college
 * was listed as the home team there as well, or met another team there in those days.
 */
function isNeutral(game: Located, { inCity }: Known, listed: readonly Located[]): boolean {
  const { city, opponentId, sportId, date } = game;
  if (city.region !== '' && stateNamed(city.region) === undefined) return true;
  const others = listed.filter((other) => !isSameCity(other.city, city));
  if (others.some((other) => isNamedAfter(game.opponentName, other.city))) return true;
  const elsewhere = Map.groupBy(others, (other) => other.city.name);
  if ([...elsewhere.values()].some((games) => visitsOf(games) > 1)) return true;
  const otherStates = others.filter(
    ({ city: { region } }) => region !== '' && city.region !== '' && region !== city.region,
  );
  if ([...Map.groupBy(otherStates, (other) => other.city.region).values()].some((games) => visitsOf(games) > 1))
    return true;
  return inCity.some(
    (other) =>
      other.opponentId !== opponentId &&
      (other.hosts === 'us' || (other.sportId === sportId && daysBetween(other.date, date) <= tournamentDays)),
  );
}

/** Number of visits, since the games of a series or a tournament are on one. */
function visitsOf(games: readonly Located[]): number {
  let visits = 0;
  let last: string | undefined;
  for (const date of games.map((game) => game.date).sort()) {
    if (last === undefined || daysBetween(last, date) > visitDays) visits += 1;
    last = date;
  }
  return visits;
}

/** "Iowa St." and "Maryland" have the state in their names, and so has "Miami (OH)". */
function stateInName(name: string): string | undefined {
  const [, inBrackets] = /\(([^()]+)\)$/.exec(name.trim()) ?? [];
  const core = name.replace(/^(?:university of )/i, '').replace(/ (?:state|st\.?|a&m|tech|university)$/i, '');
  return inBrackets === undefined ? usStates.find(([state]) => state === core.trim())?.[0] : stateNamed(inBrackets);
}

/** "Notre Dame" plays in Notre Dame, "Purdue Fort Wayne" in Fort Wayne. */
function isNamedAfter(name: string, city: City): boolean {
  const words = name.split(/\s+/).map(plainCity);
  return words.some((_, from) => words.some((_, to) => to >= from && words.slice(from, to + 1).join('') === city.name));
}

const daysBetween = (a: string, b: string): number =>
  Math.abs(Temporal.PlainDate.from(a).until(b, { largestUnit: 'days' }).days);
