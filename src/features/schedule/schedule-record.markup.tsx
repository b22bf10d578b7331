import type { SeasonFigure } from '../../domain/season-figures.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RecordStrip } from '../../ui/record-strip.tsx';

/** Record or finishes, below the next game. */
const ScheduleRecord = ({ figures }: { figures: readonly SeasonFigure[] }) => <RecordStrip items={figures} />;

export const scheduleRecord = defineMarkup('features/schedule/schedule-record', ScheduleRecord);
