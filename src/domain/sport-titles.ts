import { type GlobalSport, globalSports } from './global-sports.ts';

/** Endings of titles that calendars spell in several ways, as patterns. */
const spellings: readonly [ending: string, pattern: string][] = [
  ['Track & Field', '(?:indoor |outdoor )?track(?: (?:&|and) field)?'],
  ['Swimming & Diving', 'swim(?:ming)?(?: (?:&|and) div(?:e|ing))?'],
  ['Ice Hockey', '(?:ice )?hockey'],
];

/** The pattern of a sport's title: apostrophes may be absent or curly, and a sport of one gender may have it. */
function titlePattern({ title, gender }: GlobalSport): string {
  const known = spellings.find(([ending]) => title.endsWith(ending));
  const name = known ? title.slice(0, -known[0].length) + known[1] : title;
  const isGendered = title.includes("men's ") || title.includes("Men's ");
  const prefix = isGendered || gender === 'g' ? '' : gender === 'm' ? "(?:men's )?" : "(?:women's )?";
  return (prefix + name).replaceAll("'", "['’]?");
}

const compile = (before: string, after: string) =>
  globalSports.map((sport) => ({ sport, pattern: new RegExp(`${before}${titlePattern(sport)}${after}`, 'iu') }));
const whole = compile('^', '$');
const atEnd = compile('(?<![\\p{L}\\d])', '$');
const inside = compile('(?<![\\p{L}\\d])', '(?![\\p{L}\\d])');

/** The global sport with a title, in any usual spelling: "Women's Swimming and Diving", "Mens Basketball". */
export const sportTitled = (text: string): GlobalSport | undefined =>
  whole.find(({ pattern }) => pattern.test(text.trim()))?.sport;

type SportInText = { sport: GlobalSport; before: string; after: string };

/** The sport at the end of a text: "Nevada Women's Golf". */
export const sportAtEnd = (text: string): SportInText | undefined => longest(text, atEnd);

/** The sport anywhere in a text: "Nevada Men's Golf Saint Mary's Invite". */
export const sportInside = (text: string): SportInText | undefined => longest(text, inside);

/** "Field Hockey" contains "Hockey", and "Women's Golf" ends with "men's Golf". */
function longest(text: string, patterns: typeof whole): SportInText | undefined {
  const [found] = patterns
    .flatMap(({ sport, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ sport, at: match.index, length: match[0].length }] : [];
    })
    .sort((a, b) => b.length - a.length);
  return (
    found && {
      sport: found.sport,
      before: text.slice(0, found.at).trim(),
      after: text.slice(found.at + found.length).trim(),
    }
  );
}
