import { RecordStrip } from '../../ui/record-strip.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import type { recordItems } from './record-items.ts';
import styles from './schedule-page.module.css';
import type { seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  /** Absent where nothing has been played. */
  record: ReturnType<typeof recordItems> | undefined;
};

/** What stands above the games: title, other seasons, record. */
export const ScheduleTop = ({ title, seasons, record }: Props) => (
  <>
    <div className={styles.top}>
      <h1>{title}</h1>
      <SeasonPicker seasons={seasons} />
    </div>
    {record && <RecordStrip items={record} />}
  </>
);
