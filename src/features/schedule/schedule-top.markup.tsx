import { LinkMenu } from '../../ui/link-menu.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeasonPicker } from '../../ui/season-picker.tsx';
import type { scheduleFormats } from './schedule-formats.ts';
import type { seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  /** Empty for a season without games. */
  formats: ReturnType<typeof scheduleFormats>;
};

/** Title, season picker and other formats. */
const ScheduleTop = ({ title, seasons, formats }: Props) => (
  <PageHeader title={title}>
    <SeasonPicker seasons={seasons} />
    {formats.length > 0 && <LinkMenu label="Other formats" links={formats} />}
  </PageHeader>
);

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
