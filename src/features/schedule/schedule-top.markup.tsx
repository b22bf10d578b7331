import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import styles from './schedule-page.module.css';
import type { seasonLinks } from './season-links.ts';

type Props = { title: string; seasons: ReturnType<typeof seasonLinks> };

/** Title and season picker. */
const ScheduleTop = ({ title, seasons }: Props) => (
  <div className={styles.top}>
    <PageHeader title={title}>
      <SeasonPicker seasons={seasons} />
    </PageHeader>
  </div>
);

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
