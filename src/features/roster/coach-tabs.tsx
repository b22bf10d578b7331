import { href } from '../../routing/routes.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';

type Page = 'coaches' | 'coachingRecordsByYear' | 'coachingRecordsOverall';

const labels: readonly [page: Page, label: string][] = [
  ['coaches', 'Coaching staff'],
  ['coachingRecordsByYear', 'Records by season'],
  ['coachingRecordsOverall', 'Records by coach'],
];

/** Links between the staff of a sport and the records of its coaches. */
export const CoachTabs = ({ sportSlug, current }: { sportSlug: string; current: Page }) => (
  <Tabs
    label="Coaches"
    tabs={labels.map(([page, label]) => ({ label, href: href(page, { sportSlug }), current: page === current }))}
  />
);
