import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ScheduleTop } from './schedule-top.tsx';

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
