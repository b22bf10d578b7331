import { sportSlug } from '../../domain/sport.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { counted } from '../../web/counted.ts';
import type { loadOpponentHistoryList } from './loads.ts';
import { opponentTable } from './opponent-table.markup.tsx';
import styles from './series.module.css';
import { coverageText } from './series-text.ts';

export default function OpponentListPage({ data: list }: PageProps<typeof loadOpponentHistoryList>) {
  const { tenant } = getRequestContext();
  const { sport, opponents, coverage } = list;
  const slug = sportSlug(sport);
  const title = `${sport.title} Opponent History`;
  return (
    <>
      <Head
        title={title}
        description={`${tenant.shortName} ${sport.title.toLowerCase()} series records against ${counted(opponents.length, 'opponent')}.`}
        path={href('opponentHistoryList', { sportSlug: slug })}
        indexed={opponents.length > 0}
      />
      <PageHeader title={title} />
      {opponents.length > 0 ? (
        <>
          <p className={styles.intro}>
            {counted(opponents.length, 'opponent')}. {coverageText(coverage)}{' '}
            <a href={href('records', { sportSlug: slug })}>Record book</a>
          </p>
          <Markup of={opponentTable} props={list} />
        </>
      ) : (
        <EmptyState title="No results yet.">
          <p>
            Series appear with the first final score. See the{' '}
            <a href={href('schedule', { globalSportNameSlug: slug })}>schedule</a>.
          </p>
        </EmptyState>
      )}
    </>
  );
}
