import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { Head } from '../../ui/page/head.tsx';
import { enDashed } from '../../web/text.ts';
import { SortTables } from './client/sort-tables.tsx';
import type { loadCumeStats } from './loads.ts';
import { statSheets } from './stat-sheets.markup.tsx';
import { statsTop } from './stats-top.markup.tsx';
import { statsAddress, viewLabels } from './stats-view.ts';

export default function StatsPage({ data: { stats, sort, figure } }: PageProps<typeof loadCumeStats>) {
  const { tenant } = getRequestContext();
  const season = `${enDashed(stats.season.title)} ${stats.sport.title}`;
  const title = `${season} Cumulative Statistics`;
  const view = stats.view === 'overall' ? '' : `: ${viewLabels[stats.view].toLowerCase()}`;
  return (
    <>
      <Head
        title={title}
        description={`${tenant.shortName} ${season} statistics${view}. Individual and team totals, leaders, game highs, splits and results.`}
        path={statsAddress(stats)}
        indexed={stats.games > 0 || stats.imports.length > 0}
      />
      <Markup of={statsTop} props={{ stats, title }} />
      <Markup of={statSheets} props={{ stats, sort, figure }} />
      <SortTables />
    </>
  );
}
