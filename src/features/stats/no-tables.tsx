import type { SeasonStats, StatView } from '../../api/season-stats/schema.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { enDashed } from '../../web/text.ts';
import { shownPlayer, statsAddress } from './stats-view.ts';

const titles: Partial<Record<StatView, (stats: SeasonStats) => string>> = {
  conference: () => 'No conference games have statistics.',
  source: () => 'No statistics of this season were published elsewhere.',
  differences: () => 'No figures differ from published ones.',
  player: (stats) => `${shownPlayer(stats)?.name ?? 'The player'} has no statistics this season.`,
};

/** Shown in place of the tables of a view that has none in this season. */
export const NoTables = ({ stats }: { stats: SeasonStats }) => (
  <EmptyState title={titles[stats.view]?.(stats) ?? 'No games of this kind have statistics.'}>
    <p>
      <a href={statsAddress(stats)}>
        All {enDashed(stats.season.title)} {stats.sport.title} statistics
      </a>
    </p>
  </EmptyState>
);
