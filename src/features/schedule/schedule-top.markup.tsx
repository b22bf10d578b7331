import type { SeasonFigure } from '../../domain/season-figures.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecordStrip } from '../../ui/record-strip.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import type { scheduleFormats } from './schedule-formats.ts';
import styles from './schedule-page.module.css';
import type { seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  /** Absent before the first result. */
  figures: readonly SeasonFigure[] | undefined;
  /** Empty without games. */
  formats: ReturnType<typeof scheduleFormats>;
};

/** Title, season picker, record or finishes, and other formats above the games. */
const ScheduleTop = ({ title, seasons, figures, formats }: Props) => (
  <>
    <PageHeader title={title}>
      <SeasonPicker seasons={seasons} />
    </PageHeader>
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

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
