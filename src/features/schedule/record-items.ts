import type { ScheduleRecord } from '../../api/schedule/schema.ts';
import { enDashed } from '../../domain/text.ts';

const figures = [
  ['Overall', 'overall'],
  ['Conference', 'conference'],
  ['Streak', 'streak'],
  ['Home', 'home'],
  ['Away', 'away'],
  ['Neutral', 'neutral'],
] as const;

/** The six figures of a season; one that has no decided game yet is undefined. */
export const recordItems = (record: ScheduleRecord): { label: string; value: string | undefined }[] =>
  figures.map(([label, key]) => {
    const figure = record[key];
    return { label, value: figure === null ? undefined : enDashed(figure) };
  });
