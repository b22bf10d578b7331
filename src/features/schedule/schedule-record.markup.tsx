import type { SeasonFigure } from '../../domain/season-figures.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RecordStrip } from '../../ui/record-strip.tsx';
import type { scheduleFormats } from './schedule-formats.ts';
import styles from './schedule-page.module.css';

type Props = {
  /** Absent before the first result. */
  figures: readonly SeasonFigure[] | undefined;
  formats: ReturnType<typeof scheduleFormats>;
};

/** Record or finishes, and other formats, below the next game. */
const ScheduleRecord = ({ figures, formats }: Props) => (
  <>
    {figures && <RecordStrip items={figures} />}
    <p className={styles.formats}>
      {formats.map(({ label, href, followsView }) => (
        <a key={label} href={href} data-follows-view={followsView && ''}>
          {label}
        </a>
      ))}
    </p>
  </>
);

export const scheduleRecord = defineMarkup('features/schedule/schedule-record', ScheduleRecord);
