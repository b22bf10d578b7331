import type { SeasonFigure } from '../../domain/season-figures.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordStrip } from '../../ui/record-strip.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import type { seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  /** Absent before the first result. */
  figures: readonly SeasonFigure[] | undefined;
};

/** Title, season picker, and record or finishes above the games. */
const ScheduleTop = ({ title, seasons, figures }: Props) => (
  <>
    <PageHeader title={title}>
      <SeasonPicker seasons={seasons} />
    </PageHeader>
    {figures && <RecordStrip items={figures} />}
  </>
);

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
