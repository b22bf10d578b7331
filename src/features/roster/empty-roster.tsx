import type { Roster, RosterOption } from '../../api/rosters/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { rosterAddress } from './roster-address.ts';

type Props = { sport: Sport; seasons: readonly RosterOption[]; shown: Roster | undefined };

export function EmptyRoster({ sport, seasons, shown }: Props) {
  const other = seasons.find(({ rosterId }) => rosterId !== shown?.id);
  const season = shown ? `${enDashed(shown.season.title)} ` : '';
  return (
    <EmptyState title={`The ${season}${sport.title.toLowerCase()} roster has not been announced`}>
      {other && (
        <p>
          <SiteLink href={rosterAddress(sport, other.seasonTitle)}>
            See the {enDashed(other.seasonTitle)} roster
          </SiteLink>
        </p>
      )}
    </EmptyState>
  );
}
