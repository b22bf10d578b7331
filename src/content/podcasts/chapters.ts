import { type } from 'arktype';

const chapter = type({
  '+': 'reject',
  /** Seconds from the start of the episode. */
  startTime: 'number >= 0',
  'endTime?': 'number > 0',
  title: '0 < string <= 200',
  /** URL with more information. */
  'url?': 'string.url',
  'img?': 'string.url',
  /** False: it is not in the table of contents. */
  'toc?': 'boolean',
});

export type Chapter = typeof chapter.infer;

/** The chapters of an episode, in ascending order. */
export const chapterList = chapter.array().narrow((list, ctx) => {
  const late = list.findIndex(({ startTime }, index) => startTime <= (list[index - 1]?.startTime ?? -1));
  if (late >= 0) {
    const before = list[late - 1]?.startTime;
    return ctx.reject({ path: [late, 'startTime'], expected: `after the start of the chapter before it (${before})` });
  }
  const ending = list.findIndex(({ startTime, endTime = Number.POSITIVE_INFINITY }) => endTime <= startTime);
  return ending < 0 || ctx.reject({ path: [ending, 'endTime'], expected: 'after its startTime' });
});

/** A chapters document, which podcast apps fetch as `application/json+chapters`. */
export const chaptersDocument = (chapters: readonly Chapter[]): object => ({ version: '1.2.0', chapters });

/** Chapters as a list, or as a whole document whose other values are dropped. */
export const parseChapters = (input: unknown): Chapter[] | type.errors => {
  const isDocument = typeof input === 'object' && input !== null && 'chapters' in input;
  return chapterList(isDocument ? input.chapters : input);
};
