import type { Schedule, SeasonOption } from '../../api/schedule/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { scheduleAddress } from './season-links.ts';

type Props = { sport: Sport; seasons: readonly SeasonOption[]; shown: Schedule | undefined };

/** In place of the rows of a season nobody has announced yet; it leads to the season before. */
export function EmptySchedule({ sport, seasons, shown }: Props) {
  const position = seasons.findIndex(({ scheduleId }) => scheduleId === shown?.id);
  const before = seasons[position + 1];
  const season = shown ? `${enDashed(shown.season.title)} ${sport.title}` : sport.title;
  return (
    <EmptyState title={`The ${season} schedule has not been announced`}>
      <p>Dates appear here as soon as they are set.</p>
      {before && (
        <p>
          Until then there is the{' '}
          <a href={scheduleAddress(sport, before.seasonTitle)}>
            {enDashed(before.seasonTitle)} schedule with its results
          </a>
          .
        </p>
      )}
    </EmptyState>
  );
}
