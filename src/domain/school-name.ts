import { plainLatin } from '../web/slug.ts';
import { parseRankedName } from './ranked-name.ts';
import { fullSchoolName, sharedSchoolNames } from './school-nicknames.ts';
import { stateNamed, usStates } from './us-states.ts';

/** Abbreviations inside names of schools: those of AP and others that no name but a state's has. */
const stateWords = new Set(
  [
    ...usStates.map(([, ap]) => ap),
    'Alas.',
    'Ia.',
    'Ida.',
    'Kans.',
    'Me.',
    'Nebr.',
    'Oreg.',
    'Penna.',
    'Tex.',
    'Wisc.',
  ].map((word) => word.toLowerCase()),
);
const saints = /^(?:louis|paul|mary|john|joseph|thomas|francis|peter|leo|rose|catharine|catherine)/;

/** Words after which a direction is "North" and not "Northern". */
const plainlyDirected = /^(?:carolina|dakota|florida|alabama|georgia|virginia|texas|tennessee)/;
const directions: Readonly<Record<string, string>> = {
  'n.': 'north',
  'no.': 'north',
  's.': 'south',
  'so.': 'south',
  'e.': 'east',
  'w.': 'west',
};

/** The words of a school's name without abbreviations, accents and punctuation: "San José St." → san jose state. */
function wordsOf(name: string): string[] {
  const text = plainLatin(parseRankedName(name).name)
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/\(([^()]*)\)/g, (_, inside: string) => ` ${stateNamed(inside) ?? inside} `.toLowerCase())
    .replace(/[-–—]/g, ' - ')
    .replace(/\.(?=\p{L}{3})/gu, '. ')
    .replace(/[^a-z0-9.\s-]/g, ' ');
  const written = text.split(/\s+/).filter(Boolean);
  const words = written.flatMap((word, index) => spelledOut(word, written[index - 1], written[index + 1]));
  return words[0] === 'the' ? words.slice(1) : words;
}

function spelledOut(word: string, before: string | undefined, after: string | undefined): string[] {
  const bare = word.replace(/[.-]/g, '');
  if (bare === 'st') return [isSaint(before, after) ? 'saint' : 'state'];
  if (/^univ/.test(bare) || (bare === 'u' && before !== undefined) || (bare === 'u' && after === 'of'))
    return ['university'];
  if (bare === 'col' || bare === 'coll') return ['college'];
  if (bare === 'mt') return ['mount'];
  if (bare === 'ft') return ['fort'];
  if (bare === 'cal' && /^(?:st|state)\b/.test(after ?? '')) return ['california'];
  if (bare === 'unc' && after !== undefined) return ['north', 'carolina'];
  if (bare === 'uc' && after !== undefined) return ['california'];
  const direction = directions[word];
  if (direction && after) return [plainlyDirected.test(after) ? direction : `${direction}ern`];
  if (word === 'cent.') return ['central'];
  if (stateWords.has(word)) return stateNamed(word)?.toLowerCase().split(' ') ?? [bare];
  return bare === '' ? [] : [bare];
}

/** "St." is State at the end and inside a name ("Penn St. Harrisburg"), Saint at its start and before a saint's name. */
const isSaint = (before: string | undefined, after: string | undefined) =>
  before === undefined || /^(?:-|mount|mt\.?|of|the)$/.test(before) || saints.test(after ?? '');

/**
 * One spelling of a school's name: "Ohio St." and "Ohio State", "Saint Mary's" and "St. Mary's", "Penn" and "Pennsylvania",
 * "Hawaiʻi" and "Hawaii", with and without a rank.
 */
export function schoolKey(name: string): string {
  // "Univ. Montréal" has no "of"
  const words = wordsOf(name).filter((word, index, all) => word !== 'of' || all[index - 1] !== 'university');
  return fullSchoolName(words.join(''));
}

/** The name without the words by which calendars and scorers differ: "Duke" of "Duke University". Two schools may share it. */
export function schoolCore(name: string): string {
  const words = wordsOf(name).filter((word) => !/^(?:the|university|college|of|at)$/.test(word));
  return fullSchoolName(words.join(''));
}

/** Whether a name is that of a university in full: "University of Iowa", "Duke University"; "college" for a college. */
function formOf(name: string): 'bare' | 'before' | 'after' | 'college' {
  const words = wordsOf(name);
  if (words.includes('college')) return 'college';
  if (words[0] === 'university') return 'before';
  return words.includes('university') ? 'after' : 'bare';
}

/**
 * Whether two names are spellings of one school: the same words, or a university with and without "University", unless other
 * schools have that name as well ("Miami"). "Boston College" and "Boston University" are two.
 */
export const isOneSchool = (one: string, other: string): boolean =>
  mayBeOneSchool(one, other) && (schoolKey(one) === schoolKey(other) || !sharedSchoolNames.has(schoolCore(one)));

/** "Miami" and "Florida" of "Miami (FL)"; no state if the name has none in brackets. */
export function splitState(name: string): { bare: string; state: string | undefined } {
  const [, bare, inside = ''] = /^([^()]+)\(([^()]+)\)$/.exec(name.trim()) ?? [];
  const state = stateNamed(inside);
  return bare === undefined || state === undefined ? { bare: name, state: undefined } : { bare: bare.trim(), state };
}

/** Whether other schools have a name as well. */
export const hasNamesakes = (name: string): boolean => sharedSchoolNames.has(schoolCore(name));

/** The same of names that other schools have as well: "Miami" and "University of Miami" may be one school or two. */
export function mayBeOneSchool(one: string, other: string): boolean {
  const core = schoolCore(one);
  if (core === '' || core !== schoolCore(other)) return false;
  if (schoolKey(one) === schoolKey(other)) return true;
  const forms = [formOf(one), formOf(other)];
  return forms.includes('bare') && !forms.includes('college');
}
