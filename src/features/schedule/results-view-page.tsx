import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { load } from './load-print-results.ts';
import { resultsAddress } from './results-address.ts';
import { toDocument } from './results-document.ts';

/** The print view of a season's results. */
export default function ResultsViewPage({ data }: PageProps<typeof load>) {
  const { tenant } = getRequestContext();
  const { sport, schedule, type } = data;
  return (
    <PrintPage
      document={toDocument({ data, tenant })}
      path={resultsAddress(sport, schedule.season.title)}
      links={[{ label: 'Results', href: resultsAddress(sport, schedule.season.title, type) }]}
    />
  );
}
