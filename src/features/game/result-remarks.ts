import type { ScheduleGame } from '../../api/games/schema.ts';

/** Remarks printed beside a result: "Called after 7 innings", "Forfeit". */
export const resultRemarks = ({ result, forfeit, vacated, noContest }: ScheduleGame): string[] =>
  [
    result?.preScore,
    result?.postScore,
    forfeit !== 'none' && 'Forfeit',
    vacated && 'Vacated',
    noContest && 'No contest',
  ].filter((remark): remark is string => Boolean(remark));
