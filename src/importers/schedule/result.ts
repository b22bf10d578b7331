import type { SportFamily } from '../../domain/sport-family.ts';

/** A result in a schedule; fields that the text does not state have no key. */
export type ScheduleResult = {
  kind: 'final' | 'postponed' | 'canceled' | 'suspended' | 'delayed' | 'no-contest';
  /** Of a game that is not played: "rain". */
  reason?: string;
  ourScore?: number;
  opponentScore?: number;
  overtimes?: number;
  /** Innings played, if they are not the regular ones. */
  innings?: number;
  /** The side that forfeited. */
  forfeit?: 'us' | 'them' | 'both';
  vacated?: boolean;
  exhibition?: boolean;
  /** Text after the score: "4-3 on kicks", set scores. */
  postScore?: string;
  placing?: string;
  /** Parts that are not understood. */
  unread: string[];
};

type Problem = { problem: string };
type Options = {
  /** Placings in place of scores. */
  isMeet?: boolean;
  /** Scores list the winner's points first: "L, 36-33". */
  winnerFirst?: boolean;
};

const notPlayed: [ScheduleResult['kind'], RegExp][] = [
  ['canceled', /^(?:cancell?ed|cancellation|canc\b\.?|cncl\b\.?|called off\b)/i],
  ['postponed', /^(?:postponed|postponement|ppd\b\.?|pp\b\.?|ppnd\b\.?)/i],
  ['suspended', /^(?:suspended|suspension|susp\b\.?)/i],
  ['delayed', /^delayed\b/i],
  ['no-contest', /^(?:(?:declared )?(?:a )?no[- ]contest\b|n\/c\b|nc\b)/i],
];
const rainedOut = /^rain(?:ed)?[- ]?out\b/i;
const placings = /^(?:tied? for |tied |t-?\s?)?\d+(?:st|nd|rd|th)\b/i;
/** "T-5", "5/14", "5 of 14", "1. of 8": placings that only a meet has. */
const meetPlacings =
  /^(?:t-? ?\d{1,3}$|\d{1,3} ?(?:\/|of) ?\d|(?:wo)?men(?:'s)? ?[:-]|\d{1,3}$|champions?\b|runners?-?up\b)/i;
const labeledPlacings = /^(?:wo)?men(?:'s)? ?[:-]? ?(?:t-?)?\d{1,3}(?:st|nd|rd|th)?\b/i;
const letters: [letter: 'W' | 'L' | 'T', RegExp][] = [
  ['W', /^(?:w|win|won|wins|victory)(?![a-z])/i],
  ['L', /^(?:l|loss|lost|loses|defeat)(?![a-z])/i],
  ['T', /^(?:t|tie|tied|d|draw|drew)(?![a-z])/i],
];
const separators = /^[\s:;,.\-|]+/;

/**
 * Reads a result such as "W 49-14", "Final: 3-1", "L, 33-36 2OT", "W 5-1 (F/5)", "T 1-1 (4-3 PK)", "L by forfeit",
 * "Suspended (B4, 3-2)", "8th, 597 (+21)"; our score comes first. `undefined` for an empty text, a problem for one that is
 * not understood or contradicts itself.
 */
export function parseResult(text: string, options: Options = {}): ScheduleResult | Problem | undefined {
  const clean = text.replace(/[–—−]/g, '-').replace(/\s+/g, ' ').trim();
  if (/^(?:-+|tb[acd]|n\/a|tbd\.?|none)?$/i.test(clean)) return undefined;
  return notPlayedResult(clean) ?? placingResult(clean, options) ?? finalResult(clean, options);
}

function notPlayedResult(clean: string): ScheduleResult | undefined {
  const words = clean.replace(/^(?:game|match|meet|contest)\s+(?:was\s+|is\s+)?/i, '');
  if (rainedOut.test(words)) return { kind: 'canceled', reason: 'Rained out', unread: [] };
  for (const [kind, pattern] of notPlayed) {
    const [word] = pattern.exec(words) ?? [];
    if (word === undefined) continue;
    const reason = reasonIn(words.slice(word.length));
    return { kind, ...(reason && { reason }), unread: [] };
  }
  return undefined;
}

/** " - rain", " (COVID-19)", ": lightning" as the reason alone. */
function reasonIn(text: string): string {
  const plain = text.replace(separators, '').trim();
  const [, inside] = /^\(([^()]*)\)$/.exec(plain) ?? [];
  return (inside ?? plain).replace(/^(?:due to|because of)\s+/i, '').trim();
}

function placingResult(clean: string, { isMeet = false }: Options): ScheduleResult | undefined {
  const isPlacing = placings.test(clean) || labeledPlacings.test(clean) || (isMeet && meetPlacings.test(clean));
  return isPlacing ? { kind: 'final', placing: clean, unread: [] } : undefined;
}

type Letter = 'W' | 'L' | 'T' | '';

function finalResult(clean: string, options: Options): ScheduleResult | Problem {
  const marks = marksIn(clean);
  const { letter, score, rest } = splitResult(marks.rest);
  const decide = (forfeit?: ScheduleResult['forfeit']) =>
    decided(clean, { ...marks, ...(forfeit && { forfeit }) }, { letter, score, rest }, options);
  if (marks.doubleForfeit) return decide('both');
  if (marks.forfeited) {
    if (letter === 'W') return decide('them');
    if (letter === 'L') return decide('us');
    return problem(clean, 'does not say who forfeited; write "W (forfeit)" or "L (forfeit)"');
  }
  if (score) return decide();
  if (letter !== '' && rest === '') return problem(clean, 'has no score');
  return problem(clean, 'is not understood; write it like W 3-1, L 2-3 (OT), 2nd of 12 or Postponed');
}

type Split = {
  letter: Letter;
  score: { ourScore: number; opponentScore: number } | undefined;
  /** The remarks after letter and score. */
  rest: string;
};

/** "Final: W 3-1 (OT)" and "3-1 W" as letter, score and the rest. */
function splitResult(text: string): Split {
  const plain = text.replace(/^(?:final(?: score)?|result|score)\b/i, '').replace(separators, '');
  const first = takeLetter(plain);
  const [written = '', a, b] = /^(\d{1,3})\s*-\s*(\d{1,3})(?![\d.])/.exec(first.rest) ?? [];
  const score = written === '' ? undefined : { ourScore: Number(a), opponentScore: Number(b) };
  const rest = first.rest.slice(written.length).trim();
  if (first.letter !== '' || !score) return { ...first, score, rest };
  return { score, ...takeLetter(rest.replace(/^[\s,(]+(?=[WLT]\b)/i, '')) };
}

function takeLetter(text: string): Pick<Split, 'letter' | 'rest'> {
  const [letter, pattern] = letters.find(([, one]) => one.test(text)) ?? [];
  if (!letter || !pattern) return { letter: '', rest: text };
  return { letter, rest: text.replace(pattern, '').replace(separators, '') };
}

type Marks = ReturnType<typeof marksIn> & { forfeit?: 'us' | 'them' | 'both' };

/** Remarks that may be anywhere in a result, and the text without them. */
function marksIn(text: string) {
  let rest = text;
  const take = (pattern: RegExp): boolean => {
    const before = rest;
    rest = rest.replace(pattern, ' ').trim();
    return rest !== before;
  };
  const doubleForfeit = take(/\(?\b(?:double[- ]forfeit|both (?:teams )?forfeit(?:ed)?)\b\)?/i);
  const forfeited =
    doubleForfeit || take(/[,-]? ?\(? ?\b(?:by |via |on a |on )?forfeit(?:ed|ure)?\b ?\)?|[,-]? ?\( ?ff ?\)/i);
  const vacated = take(/[,-]? ?\(? ?\*? ?\b(?:later )?vacated\b(?: win| by ncaa)? ?\)?/i);
  const noContest = take(/[,-]? ?\(? ?\bno[- ]contest\b ?\)?/i);
  const exhibition = take(/[,-]? ?\(? ?\b(?:exh\b\.?|exhibition\b|scrimmage\b) ?\)?/i);
  return { rest, doubleForfeit, forfeited, vacated, noContest, exhibition };
}

const problem = (text: string, what: string): Problem => ({ problem: `the result "${text}" ${what}` });

function decided(
  clean: string,
  { forfeit, vacated, noContest, exhibition }: Marks,
  { letter, score: written, rest }: Split,
  { winnerFirst = false }: Options,
): ScheduleResult | Problem {
  const extras = readExtras(rest);
  const result: ScheduleResult = {
    kind: noContest ? 'no-contest' : 'final',
    ...(forfeit && { forfeit }),
    ...(vacated && { vacated }),
    ...(exhibition && { exhibition }),
    ...extras.values,
    unread: extras.unread,
  };
  if (!written) return result;
  if (extras.shootout) {
    const level = levelScore(clean, letter, written, extras.shootout);
    return 'problem' in level ? level : { ...result, ...level };
  }
  if (forfeit || noContest) return { ...result, ...written };
  const score = winnerFirst ? inOurOrder(letter, written) : written;
  if (!score) return problem(clean, 'does not say who won, and --winner-first lists the winner first; add W or L');
  const wanted = score.ourScore === score.opponentScore ? 'T' : score.ourScore > score.opponentScore ? 'W' : 'L';
  if (letter !== '' && letter !== wanted) {
    const [a, b] = [written.ourScore, written.opponentScore];
    const remedy = winnerFirst
      ? 'correct the line'
      : letter === 'L' && a > b
        ? 'write our score first, or use --winner-first if the whole file lists the winner first'
        : 'correct the letter or the score';
    return problem(clean, `contradicts itself: ${a}-${b} is no ${words[letter]}; ${remedy}`);
  }
  return { ...result, ...score };
}

const words = { W: 'win', L: 'loss', T: 'tie' } as const;

function inOurOrder(
  letter: Letter,
  { ourScore: first, opponentScore: second }: { ourScore: number; opponentScore: number },
) {
  if (letter === '' && first !== second) return undefined;
  return letter === 'L' ? { ourScore: second, opponentScore: first } : { ourScore: first, opponentScore: second };
}

type Shootout = { kicks: boolean; tally: string };

/** A game decided by a shootout is a tie; its score counts the shootout as one goal of the winner, or not at all. */
function levelScore(
  clean: string,
  letter: Letter,
  { ourScore, opponentScore }: { ourScore: number; opponentScore: number },
  { kicks, tally }: Shootout,
): Pick<ScheduleResult, 'ourScore' | 'opponentScore' | 'postScore'> | Problem {
  const level = Math.min(ourScore, opponentScore);
  const margin = ourScore - opponentScore;
  const isBigger = Math.abs(margin) > 1;
  if (isBigger || (letter === 'W' && margin < 0) || (letter === 'L' && margin > 0))
    return problem(clean, 'contradicts itself: a shootout follows a level score; write it like T 2-2 (4-3 SO)');
  const side = letter === 'W' || margin > 0 ? 'Won ' : letter === 'L' || margin < 0 ? 'Lost ' : '';
  const score = tally || (margin === 0 ? '' : `${ourScore}-${opponentScore}`);
  const postScore = `${side}${score}${kicks ? ' on kicks' : score ? ' in shootout' : 'in shootout'}`.trim();
  return { ourScore: level, opponentScore: level, postScore };
}

const shootoutWord = String.raw`(?:so|shoot-?outs?|pk'?s?|pens?\.?|penalties|penalty kicks|penalty strokes|strokes|kicks)`;
const shootout = new RegExp(`^(?:on |in |by |via )?(${shootoutWord})$`, 'i');
const shootoutTally = new RegExp(
  `^(?:won |lost |w |l |advance[ds]? )?(\\d+)\\s*-\\s*(\\d+)\\s*(?:on |in |by |via )?(?:the )?(${shootoutWord})$|^(${shootoutWord})[:,]? ?(?:won |lost |w |l )?(\\d+)\\s*-\\s*(\\d+)$`,
  'i',
);
const overtime = /^(?:in )?(?:f(?:inal)? ?\/ ?)?(\d{0,2}) ?-? ?(?:ots?|overtimes?)\.?$/i;
const innings = /^(?:in )?(?:f(?:inal)?\s*\/\s*)?(\d{1,2})(?:\s*inn(?:ings?)?\.?)?$/i;
const setScores = /^\d{1,2}-\d{1,2}$/;

/** The remarks after a score. */
function readExtras(rest: string) {
  const values: Pick<ScheduleResult, 'overtimes' | 'innings' | 'postScore'> = {};
  const unread: string[] = [];
  const texts: string[] = [];
  let decidedBy: Shootout | undefined;
  for (const part of partsOf(rest)) {
    const tally = shootoutTally.exec(part);
    const word = shootout.exec(part);
    const [extra] = overtime.exec(part) ? [overtime.exec(part)?.[1] ?? ''] : [];
    const played = innings.exec(part)?.[1];
    if (tally) {
      const [, a, b, after, before, c, d] = tally;
      decidedBy = { kicks: isKicks(after ?? before ?? ''), tally: `${a ?? c}-${b ?? d}` };
    } else if (word) decidedBy = { kicks: isKicks(word[1] ?? ''), tally: decidedBy?.tally ?? '' };
    else if (extra !== undefined) values.overtimes = Number(extra || 1);
    else if (played !== undefined) values.innings = Number(played);
    else if (setScores.test(part)) texts.push(part);
    else if (/^(?:run|mercy)[- ]rule\b|^called\b/i.test(part)) texts.push(part);
    else unread.push(part);
  }
  if (texts.length > 0) values.postScore = texts.join(', ');
  return { values, unread, shootout: decidedBy };
}

const isKicks = (word: string): boolean => !/^(?:so|shoot)/i.test(word);

/** "2OT (4-3 PK), rain" as its parts. */
const partsOf = (text: string): string[] =>
  text
    .split(/[()[\],;]/)
    .flatMap((part) => part.split(/ (?=\*)|(?<=\*) /))
    .map((part) => part.trim().replace(/^[-:/]\s*/, ''))
    .filter((part) => part !== '');

/** The periods or innings played; `undefined` if the result does not state them. */
export function periodsPlayed(
  { overtimes, innings }: Pick<ScheduleResult, 'overtimes' | 'innings'>,
  regulation: number,
  family: SportFamily,
): number | undefined {
  return overtimes === undefined ? (hasInnings(family) ? innings : undefined) : regulation + overtimes;
}

export const hasInnings = (family: SportFamily): boolean => family === 'baseball' || family === 'softball';
