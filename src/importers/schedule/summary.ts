import { sportAtEnd, sportInside, sportTitled } from '../../domain/sport-titles.ts';
import { splitAtPreposition } from './preposition.ts';

export type Summary = {
  /** "W", "L", "T" or "N" (final without a winner) from "[W]"; empty if undecided. */
  mark: string;
  /** Slug of the sport in the title, or the sport before the title in parentheses as written. */
  sport?: string;
  preposition: '' | 'vs' | 'at';
  opponent: string;
  /** The teams or the event, without sport and remarks: "Lakeside vs Texas Tech". */
  teams: string;
  /** The sport is in parentheses before two teams, of which the last is at home: "(Baseball) Elm vs. Lakeside". */
  visitorFirst: boolean;
  promotion?: string;
  exhibition: boolean;
  /** "Postponed", "Canceled" or "Suspended (B4, 3-2)" from the title. */
  state: string;
};

const called = /^(?:cancell?ed|postponed|ppd\b|suspended|delayed|no[- ]contest|rain(?:ed)?[- ]?out)/i;
const calledInside = /\(\s*((?:cancell?ed|postponed|ppd\b|suspended|no[- ]contest)[^()]*)\)/i;
/** Our own calendars begin the title with it. */
const calledFirst = /^(cancell?ed|postponed|suspended|delayed): */i;
const numbering = /^(?:dh\b|double-?\s?header|game [12]\b)/i;
const exhibition = /\b(?:exh(?:ibition)?\.?|scrimmage)\b/i;

/**
 * Parses an event's title, such as "[L] University of Nevada Football vs Air Force - Presented by: ", "@ Coastal Carolina
 * University" or "(Men's Basketball) Elm vs. Lakeside". `category` is that of the event, if it has one.
 */
export function parseSummary(text: string, category = ''): Summary {
  const clean = text.replace(/(?<![ \t])[ \t]+$/g, '');
  const [start = '', mark = ''] = /^\s*(?:\[([WLTN])\]\s*)?/.exec(clean) ?? [];
  const title = clean.slice(start.length);
  const [before = '', first = ''] = calledFirst.exec(title) ?? [];
  const { label, rest } = readLabel(title.slice(before.length), category);
  const [words = '', ...parts] = rest.split(/(?<!\s)\s+-\s+/);
  const state = first || (parts.find((part) => called.test(part)) ?? calledInside.exec(words)?.[1] ?? '');
  const number = parts.find((part) => numbering.test(part));
  const { head, preposition, tail, joint } = splitAtPreposition(words);
  const named = label === undefined ? sportIn(head, words, preposition) : { slug: labelSport(label), before: head };
  const opponent = withoutRemarks(preposition === '' && named?.after !== undefined ? named.after : tail);
  const host = preposition === '' ? '' : (named?.before ?? head);
  const promotion = parts.filter((part) => part !== state && part !== number);
  const sponsor = promotion.join(' - ').trim();
  return {
    mark,
    ...(named ? { sport: named.slug } : {}),
    preposition,
    opponent: [opponent, number].filter(Boolean).join(' - '),
    teams: [host, joint, opponent].filter(Boolean).join(' '),
    visitorFirst: label !== undefined,
    // the sponsor text without a sponsor
    ...(sponsor === '' || sponsor.endsWith(':') ? {} : { promotion: sponsor }),
    exhibition: exhibition.test(rest),
    state: state.trim(),
  };
}

/** The sport before the title in parentheses, as PrestoSports writes it; it is known or the event's category. */
function readLabel(text: string, category: string): { label?: string; rest: string } {
  const [found = '', label = ''] = /^\(([^()]+)\)\s+(?=\S)/.exec(text) ?? [];
  const isSport = label !== '' && (label === category || sportTitled(label) !== undefined);
  return isSport ? { label, rest: text.slice(found.length) } : { rest: text };
}

const labelSport = (label: string): string => sportTitled(label)?.slug ?? label;

type NamedSport = { slug: string; before?: string; after?: string };

function sportIn(head: string, words: string, preposition: Summary['preposition']): NamedSport | undefined {
  if (preposition !== '') {
    const found = sportAtEnd(head);
    return found && { slug: found.sport.slug, before: found.before };
  }
  const found = sportInside(words);
  return found && { slug: found.sport.slug, after: found.after };
}

function withoutRemarks(opponent: string): string {
  return opponent
    .replace(
      /\( ?(?:exh(?:ibition)?\.? ?|scrimmage ?|(?:cancell?ed|postponed|ppd\b|suspended|no[- ]contest)[^()]*)\)/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
