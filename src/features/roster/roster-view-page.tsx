import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { loadRoster } from './loads.ts';
import { rosterAddress } from './roster-address.ts';
import { toDocument } from './roster-document.ts';

/** The print view of a roster. */
export default function RosterViewPage({ data }: PageProps<typeof loadRoster>) {
  const { tenant } = getRequestContext();
  const { sport, roster } = data;
  const address = rosterAddress(sport, roster?.season.title);
  return (
    <PrintPage
      document={toDocument({ data, tenant })}
      path={address}
      links={[
        { label: 'Roster', href: address },
        ...(roster
          ? [{ label: 'PDF', href: href('pdfRoster', { slug: sportSlug(sport), season: roster.season.title }) }]
          : []),
      ]}
    />
  );
}
