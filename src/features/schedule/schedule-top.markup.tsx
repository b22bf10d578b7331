import type { SeasonFigure } from '../../domain/season-figures.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { RecordStrip } from '../../ui/record-strip.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import styles from './schedule-page.module.css';
import type { seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  /** Absent where nothing has been played. */
  figures: readonly SeasonFigure[] | undefined;
};

/** What stands above the games: title, other seasons, record or finishes. */
const ScheduleTop = ({ title, seasons, figures }: Props) => (
  <>
    <div className={styles.top}>
      <h1>{title}</h1>
      <SeasonPicker seasons={seasons} />
    </div>
    {figures && <RecordStrip items={figures} />}
  </>
);

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
