import { usageError } from './usage-error.ts';

/** A cue of a transcript: its time in seconds from the start, the speaker and the text. */
export type Cue = { start: number; end: number; speaker?: string; text: string };

/** Maximum number of errors listed in a message. */
const maxProblems = 10;

const timing = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

const secondsOf = (time: string): number => time.split(':').reduce((total, part) => total * 60 + Number(part), 0);

/** Normalizes WebVTT for storage: line feeds only, no byte order mark. */
export const normalizeWebVtt = (text: string): string =>
  `${text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()}\n`;

/** SubRip subtitles as WebVTT: they have commas in their times and no first line. */
export const fromSubRip = (text: string): string =>
  `WEBVTT\n\n${normalizeWebVtt(text).replace(/^(\d+:\d\d:\d\d),(\d{3} +--> +\d+:\d\d:\d\d),(\d{3})/gm, '$1.$2.$3')}`;

type Block = { line: number; lines: string[] };

/** The blocks of a document, separated by blank lines, with the number of their first line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') current = undefined;
    else if (current) current.lines.push(text);
    else {
      current = { line: index + 1, lines: [text] };
      blocks.push(current);
    }
  }
  return blocks;
}

/** The cues of a WebVTT document in their order. Throws a usage error that names the first wrong lines. */
export function parseWebVtt(document: string): Cue[] {
  const [head = '', ...lines] = normalizeWebVtt(document).split('\n');
  if (!/^WEBVTT(?:[ \t].*)?$/.test(head)) throw usageError('its first line has to be WEBVTT');
  const problems: string[] = [];
  const cues: Cue[] = [];
  // replaced by blank lines, so that line numbers stay correct
  for (const { line, lines: block } of blocksOf(['', ...lines])) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue;
    const at = block.findIndex((each) => each.includes('-->'));
    // a first block without a time belongs to the header
    if (at < 0 && line === 2) continue;
    const cue = at < 0 || at > 1 ? `it has to have a time such as 00:01.000 --> 00:04.000` : readCue(block, at, cues);
    if (typeof cue === 'string') problems.push(`line ${line + Math.max(at, 0)}: ${cue}`);
    else cues.push(cue);
  }
  if (problems.length > maxProblems)
    problems.splice(maxProblems, Infinity, `and ${problems.length - maxProblems} more`);
  if (problems.length > 0) throw usageError(problems.join('; '));
  if (cues.length === 0) throw usageError('it has to have at least one cue, such as 00:01.000 --> 00:04.000');
  return cues;
}

/** A cue, or an error that states what its lines must contain. */
function readCue(block: readonly string[], at: number, before: readonly Cue[]): Cue | string {
  const [, from, to] = timing.exec(block[at]?.trim() ?? '') ?? [];
  if (!from || !to) return `${JSON.stringify(block[at])} has to be a time such as 00:01.000 --> 00:04.000`;
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (end <= start) return `the end ${to} has to be after the start ${from}`;
  if (start < (before.at(-1)?.start ?? 0)) return `the start ${from} has to be after that of the cue before it`;
  return { start, end, ...readText(block.slice(at + 1).join(' ')) };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '\u200E', rlm: '\u200F' };

/** The speaker of `<v Ann Reed>` and the text without tags. */
function readText(written: string): Pick<Cue, 'speaker' | 'text'> {
  const speaker = /<v(?:\.[^ \t<>]*)?[ \t]+([^ \t<>][^<>]*)>/.exec(written)?.[1]?.trim();
  const text = written
    .replace(/<[^>]*>?/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  return { ...(speaker && { speaker }), text };
}

/** Consecutive cues of one speaker. */
export type Passage = { speaker?: string; cues: Cue[] };

/** Groups cues into passages. A new passage starts with another speaker, or after `longest` cues of the same speaker. */
export function passagesOf(cues: readonly Cue[], longest = 6): Passage[] {
  const passages: Passage[] = [];
  let speaker: string | undefined;
  for (const cue of cues) {
    // a cue without a name continues the previous speaker
    const speaks = cue.speaker ?? speaker;
    const last = passages.at(-1);
    if (last && speaks === speaker && last.cues.length < longest) last.cues.push(cue);
    else passages.push({ ...(speaks && { speaker: speaks }), cues: [cue] });
    speaker = speaks;
  }
  return passages;
}
