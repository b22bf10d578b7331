import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { load } from './load-roster.ts';
import { rosterAddress } from './roster-address.ts';
import { rosterDocument } from './roster-document.ts';

/** The print view of a roster. */
export default function RosterViewPage({ data }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const address = rosterAddress(data.sport, data.roster?.season.title);
  return (
    <PrintPage
      document={rosterDocument({ data, tenant })}
      canonical={canonicalAddress(address)}
      links={[{ label: 'Roster', href: address }]}
    />
  );
}
