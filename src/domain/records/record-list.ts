/** Whose record it is, a team's or a player's, and over what: a game, a season or a career. */
export const recordSubjects = ['team', 'individual'] as const;
export type RecordSubject = (typeof recordSubjects)[number];
export const recordSpans = ['game', 'season', 'career'] as const;
export type RecordSpan = (typeof recordSpans)[number];

/** An entry of a list; which properties it has depends on the subject and span. */
export type Mark = {
  value: number;
  /** As printed; marks with the same text are equal. */
  text: string;
  /** Key of the player. */
  person?: string;
  /** Title of the season, or the first and last season of a career. */
  seasons?: readonly string[];
  /** Id of the game. */
  game?: number;
  /** Source of the mark, if it is not derived from games. */
  source?: string | undefined;
  /** Id of an entered mark. */
  entered?: number;
};

export type RankedMark = Mark & { rank: number };

/** The best marks in one statistic. */
export type RecordList = {
  title: string;
  subject: RecordSubject;
  span: RecordSpan;
  /** A rate with a qualifying minimum. */
  hasMinimum: boolean;
  /** The smallest is the best. */
  ascending: boolean;
  marks: readonly RankedMark[];
  /** Number of further marks that equal the last one. */
  more: number;
};

/** Ranks printed in a list, and the most marks with ties. */
const listed = 5;
const maxListed = 12;

/** The five best marks and any equal to the fifth, best first. The best marks overall are among the best of each subset. */
export function bestMarks(marks: readonly Mark[], ascending: boolean): Mark[] {
  const sorted = [...marks].sort((a, b) => (ascending ? a.value - b.value : b.value - a.value));
  const last = sorted[listed - 1];
  return sorted.filter(({ text }, index) => index < listed || text === last?.text);
}

/** Ranks the best marks. Marks that are printed alike share a rank. Beyond twelve, marks are only counted in `more`. */
export function rankMarks(marks: readonly Mark[], ascending: boolean): Pick<RecordList, 'marks' | 'more'> {
  const best = bestMarks(marks, ascending);
  const ranked = best.map((mark) => ({ ...mark, rank: best.findIndex(({ text }) => text === mark.text) + 1 }));
  return { marks: ranked.slice(0, maxListed), more: Math.max(0, ranked.length - maxListed) };
}

type ListOf = Pick<RecordList, 'title' | 'subject' | 'span'> & {
  hasMinimum?: boolean;
  ascending?: boolean | undefined;
};

/** An array with the list, or empty if there are no marks. */
export const toLists = (
  { hasMinimum = false, ascending = false, ...of }: ListOf,
  marks: readonly Mark[],
): RecordList[] => (marks.length === 0 ? [] : [{ ...of, hasMinimum, ascending, ...rankMarks(marks, ascending) }]);

/** A mark from a source, as a record in a category. */
export type EnteredMark = Pick<RecordList, 'title' | 'subject' | 'span'> & { id: number; mark: string; source: string };

const isOf = (list: RecordList, { title, subject, span }: EnteredMark): boolean =>
  list.subject === subject && list.span === span && list.title.toLowerCase() === title.toLowerCase();

/** The number at the start of a printed mark: 1204 of "1,204 yards". */
const leadingNumber = (mark: string): number => Number.parseFloat(mark.replaceAll(',', ''));

/** Ranks marks from sources among the derived ones, adding lists for new categories. */
export function withEnteredMarks(lists: readonly RecordList[], entered: readonly EnteredMark[]): RecordList[] {
  const toMark = ({ id, mark, source }: EnteredMark): Mark => ({
    value: leadingNumber(mark),
    text: mark,
    source,
    entered: id,
  });
  const merged = lists.map((list): RecordList => {
    const added = entered.filter((mark) => isOf(list, mark)).map(toMark);
    if (added.length === 0) return list;
    const ranked = rankMarks([...list.marks, ...added], list.ascending);
    const isSameEnd = ranked.marks.at(-1)?.text === list.marks.at(-1)?.text;
    return { ...list, ...ranked, more: ranked.more + (isSameEnd ? list.more : 0) };
  });
  const others = entered.filter((mark) => !lists.some((list) => isOf(list, mark)));
  const groups = Map.groupBy(others, ({ title, subject, span }) => `${subject} ${span} ${title.toLowerCase()}`);
  return [
    ...merged,
    ...[...groups.values()].flatMap((marks) => {
      const [{ title, subject, span } = { title: '', subject: 'team' as const, span: 'game' as const }] = marks;
      return toLists({ title, subject, span }, marks.map(toMark));
    }),
  ];
}
