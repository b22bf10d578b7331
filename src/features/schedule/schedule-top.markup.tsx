import { LinkMenu } from '../../ui/controls/link-menu.tsx';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { scheduleFormats } from './schedule-formats.ts';
import type { nextSeasonLink, seasonLinks } from './season-links.ts';

type Props = {
  title: string;
  seasons: ReturnType<typeof seasonLinks>;
  next: ReturnType<typeof nextSeasonLink>;
  /** Empty for a season without games. */
  formats: ReturnType<typeof scheduleFormats>;
};

/** Title, season picker, next year's schedule once it is announced, and other formats. */
const ScheduleTop = ({ title, seasons, next, formats }: Props) => (
  <PageHeader title={title}>
    {next && <SiteLink href={next.href}>{next.title} schedule</SiteLink>}
    <SeasonPicker seasons={seasons} />
    {formats.length > 0 && <LinkMenu label="Other formats" links={formats} />}
  </PageHeader>
);

export const scheduleTop = defineMarkup('features/schedule/schedule-top', ScheduleTop);
