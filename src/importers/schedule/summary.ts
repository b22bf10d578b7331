import { globalSports } from '../../domain/global-sports.ts';

export type Summary = {
  /** "W", "L", "T" or "N" (final without a winner) from "[W]"; empty if undecided. */
  mark: string;
  /** Slug of the sport in the title. */
  sport?: string;
  preposition: '' | 'vs' | 'at';
  opponent: string;
  promotion?: string;
  exhibition: boolean;
  /** "Postponed" or "Canceled" from the title. */
  state: string;
};

const byLength = [...globalSports].sort((a, b) => b.title.length - a.title.length);
const called = /\b(cancell?ed|postponed|ppd\.?)\b/i;

/** Parses an event's title, such as "[L] University of Nevada Football vs Air Force - Presented by: " or "@ Coastal Carolina University". */
export function parseSummary(text: string): Summary {
  const clean = text.replace(/(?<![ \t])[ \t]+$/g, '');
  const [start = '', mark = ''] = /^\s*(?:\[([WLTN])\]\s*)?/.exec(clean) ?? [];
  const rest = clean.slice(start.length);
  const [words = '', ...promotion] = rest.split(/(?<!\s)\s+-\s+/);
  const { head, preposition, tail } = splitAtPreposition(words);
  const sport = preposition === '' ? sportInside(words) : sportAtEnd(head);
  const opponent = preposition === '' && sport ? sport.after : tail;
  const state = called.exec(rest)?.[1]?.toLowerCase();
  const sponsor = promotion.join(' - ').trim();
  return {
    mark,
    ...(sport ? { sport: sport.slug } : {}),
    preposition,
    opponent: withoutRemarks(opponent),
    // the sponsor text without a sponsor
    ...(sponsor === '' || sponsor.endsWith(':') || called.test(sponsor) ? {} : { promotion: sponsor }),
    exhibition: /\b(?:exh(?:ibition)?\.?|scrimmage)\b/i.test(rest),
    state: state === undefined ? '' : state.startsWith('c') ? 'Canceled' : 'Postponed',
  };
}

function splitAtPreposition(text: string): { head: string; preposition: Summary['preposition']; tail: string } {
  const match = /(?:^|(?<!\s)\s+)(vs?\.?|at|@)\s+/i.exec(text);
  if (!match) return { head: '', preposition: '', tail: text.trim() };
  const [found, word = ''] = match;
  return {
    head: text.slice(0, match.index).trim(),
    preposition: word.toLowerCase().startsWith('v') ? 'vs' : 'at',
    tail: text.slice(match.index + found.length).trim(),
  };
}

function sportAtEnd(head: string) {
  const found = byLength.find(({ title }) => head.toLowerCase().endsWith(title.toLowerCase()));
  return found && { slug: found.slug, after: '' };
}

function sportInside(text: string) {
  for (const { title, slug } of byLength) {
    const at = text.toLowerCase().indexOf(title.toLowerCase());
    if (at >= 0) return { slug, after: text.slice(at + title.length).trim() };
  }
  return undefined;
}

function withoutRemarks(opponent: string): string {
  return opponent
    .replace(/\(\s*(?:exh(?:ibition)?\.?|scrimmage|dh|doubleheader|cancell?ed|postponed|ppd\.?)\s*\)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
