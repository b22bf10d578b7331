import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StandingsTable, type StandingsTeam } from '../../ui/standings/standings-table.tsx';

type Props = { caption: string; teams: readonly StandingsTeam[]; logo: string | null };

/** Standings with the columns that order the teams. */
const BriefStandings = (props: Props) => <StandingsTable {...props} id="brief-standings" brief />;

export const briefStandings = defineMarkup('features/home/brief-standings', BriefStandings);
