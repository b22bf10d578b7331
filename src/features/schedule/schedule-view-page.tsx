import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { loadSchedule } from './loads.ts';
import { toDocument } from './schedule-document.ts';
import { scheduleFormats } from './schedule-formats.ts';

/** The print and text views of a schedule. */
export default function ScheduleViewPage({ data }: PageProps<typeof loadSchedule>) {
  const { tenant, route } = getRequestContext();
  const { sport, schedule } = data;
  const address = scheduleAddress(sport, schedule?.season.title);
  return (
    <PrintPage
      document={toDocument({ data, tenant })}
      path={address}
      links={[
        { label: 'Schedule', href: address },
        ...(schedule ? scheduleFormats(sport, schedule) : [])
          .filter(({ view }) => view === undefined || view !== route?.view)
          .map(({ title, href }) => ({ label: title, href })),
      ]}
    />
  );
}
