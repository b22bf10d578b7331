import { importRefusal } from './refusal.ts';

/** Text files of meets and scorers that cannot be imported, by their first lines. */
const textFormats: readonly [name: string, start: RegExp][] = [
  ['a Hy-Tek results file of a swimming meet (.hy3)', /^A1\d\d(?:[^\n]{0,200}Hy-?Tek|[^\n]{0,400}\nB1)/i],
  ['an SDIF file of a swimming meet (.sd3, .cl2)', /^A0[01]V\d/],
  ['a list of events of a Hy-Tek meet (.ev3, .hyv)', /^[^\n;]{0,200};[^\n]{0,400}Hy-?Tek'?s? (?:MEET|TEAM) MANAGER/i],
  ['a results page of Hy-Tek Meet Manager', /^[^{<]{0,400}HY-?TEK'?s (?:MEET|TEAM) MANAGER/i],
  ['a Data Volley scouting file (.dvw)', /^\[3DATAVOLLEYSCOUT\]/i],
  ['a FinishLynx list of events (.evt)', /^;\s*event number\b/i],
  ['a FinishLynx result (.lif)', /^\d{1,6},\d{1,3},\d{1,3},[^\n]{0,300},\d{1,2}:\d\d:\d\d\.\d+\s*(?:\n|$)/],
];

const liveStats = 'an NCAA LiveStats message stream';
const message =
  /"type"\s*:\s*"(?:action|boxscore|matchInformation|officials|periodResults|ping|playersBoxscore|setup|status|substitution|teams)"/i;
/** A second object after the first, which no JSON document has. */
const objectAfterObject = /^\{[^\n]*\}\s*\{\s*"/;

/** What a text is, if it is of a known format that cannot be imported: "a Hy-Tek results file…". */
export function unsupportedText(text: string): string | undefined {
  const known = textFormats.find(([, start]) => start.test(text));
  if (known) return known[0];
  if (!objectAfterObject.test(text)) return undefined;
  return message.test(text.slice(0, 20_000)) ? liveStats : 'a stream of JSON objects, not one document';
}

/** Throws an `ImportRefusal` that names a text of a format that cannot be imported. */
export function refuseUnsupportedText(text: string): void {
  const name = unsupportedText(text);
  if (name) throw importRefusal(`This is ${name}, which cannot be imported yet.${remedyOf(name)}`);
}

const remedyOf = (name: string): string =>
  name === liveStats ? ' Export the game of NCAA LiveStats as XML and import that file.' : '';

type Json = Readonly<Record<string, unknown>>;

/** JSON of other programs, by the keys that all of the group have. */
const jsonFormats: readonly [keys: readonly string[], sentence: string][] = [
  [['contests'], 'This is a game page of NCAA.com, which has no box score and cannot be imported.'],
  [['teamBoxscore'], 'This is a box score of NCAA.com, which cannot be imported yet.'],
  [['periods', 'teams', 'meta'], 'This is the play-by-play of NCAA.com, which cannot be imported yet.'],
  ...[['homeTeam', 'visitingTeam'], ['home_team', 'visiting_team'], ['singles', 'teams'], ['finishOrderSingles']].map(
    (keys): [string[], string] => [
      keys,
      'This is a box score of a SIDEARM site (/api/v2/stats/boxscore), which cannot be imported yet. Import the file of the scoring program, or the game.json of the live statistics.',
    ],
  ),
  [['boxscore'], 'This looks like an ESPN game summary, which cannot be imported yet.'],
  [['tm', 'pbp'], 'This is the feed of a FIBA LiveStats page (data.json), which cannot be imported yet.'],
  [['regattaInfo'], 'This is a regatta of CrewTimer, which cannot be imported yet.'],
  [['meet', 'teams'], 'This is a gymnastics meet of Virtius, which cannot be imported yet.'],
  [['events'], 'This looks like a scoreboard of several games, not a game file.'],
  [['games'], 'This looks like a scoreboard of several games, not a game file.'],
  [['players'], 'This looks like a roster, not a game file: use import roster.'],
];

/** A sentence about JSON of a format that cannot be imported as a game. */
export function describeJson(value: unknown): string {
  if (isMessage(Array.isArray(value) ? value[0] : value))
    return `This is ${liveStats}, which cannot be imported yet.${remedyOf(liveStats)}`;
  if (Array.isArray(value) && value.some(Array.isArray))
    return 'This looks like the results of a TrackWrestling dual, which cannot be imported yet.';
  const one = isObject(value) ? value : undefined;
  const known = one && jsonFormats.find(([keys]) => keys.every((key) => key in one));
  return known?.[1] ?? 'This JSON is not in a known game format.';
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isMessage = (value: unknown): boolean =>
  isObject(value) && typeof value['type'] === 'string' && message.test(`"type":"${value['type']}"`);
