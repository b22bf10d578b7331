import type { Tenant } from '../../domain/tenant.ts';
import type { DataOf, PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { TextDocument } from '../../web/text-document.ts';
import type { loadPrintResults } from './loads.ts';
import { gamesOfType, resultTypeLabels } from './result-types.ts';
import { resultsAddress } from './results-address.ts';
import { recordFacts } from './schedule-document.ts';
import { scheduleTable } from './schedule-table.ts';

/** The print view of a season's results. */
export default function ResultsViewPage({ data }: PageProps<typeof loadPrintResults>) {
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

type Options = { data: DataOf<typeof loadPrintResults>; tenant: Tenant };

/** A season's results of one type as a text document, oldest first. */
function toDocument({ data: { sport, schedule, games, type }, tenant }: Options): TextDocument {
  const ofType = gamesOfType(games, type);
  const kind = type === 'all' ? '' : `: ${resultTypeLabels[type]}`;
  const title = `${schedule.season.title} ${sport.title} Results${kind}`;
  return {
    name: [tenant.slug, sport.shortname, schedule.season.title, 'results'].join('-'),
    title,
    college: tenant.name,
    facts: recordFacts(schedule),
    sections: ofType.length > 0 ? [{ tables: [scheduleTable(title, ofType)] }] : [],
    notes: ofType.length > 0 ? ['All times local to the venue.'] : ['No results yet.'],
  };
}
