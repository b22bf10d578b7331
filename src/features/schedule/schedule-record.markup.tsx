import type { SeasonFigure } from '../../domain/season-figures.ts';
import { RecordStrip } from '../../ui/games/record-strip.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';

/** Record or finishes, below the next game. */
const ScheduleRecord = ({ figures }: { figures: readonly SeasonFigure[] }) => <RecordStrip items={figures} />;

export const scheduleRecord = defineMarkup('features/schedule/schedule-record', ScheduleRecord);
