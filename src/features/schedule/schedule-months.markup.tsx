import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ScheduleMonths } from './schedule-months.tsx';

export const scheduleMonths = defineMarkup('features/schedule/schedule-months', ScheduleMonths);
