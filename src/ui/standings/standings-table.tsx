import { formatPercentage } from '../../domain/record.ts';
import { enDashed } from '../../web/text.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { TeamLogo } from '../games/team-logo.tsx';
import { type StatColumn, StatTable } from '../tables/stat-table.tsx';
import styles from './standings-table.module.css';
import { gamesBackText } from './standings-text.ts';

/** A team of a table. A null figure is unknown, or not used in the sport. */
export type StandingsTeam = {
  place: number;
  team: string;
  logo: string | null;
  url: string | null;
  isOurs: boolean;
  conference: string;
  conferencePercentage: number | null;
  points: number | null;
  gamesBack: number | null;
  overall: string | null;
  overallPercentage: number | null;
  home: string | null;
  away: string | null;
  streak: string | null;
};

type Props = {
  /** Unique on the page. */
  id: string;
  caption: string;
  teams: readonly StandingsTeam[];
  /** The college's logo. */
  logo: string | null;
  /** Shows only the columns that determine the order, for pages about more than standings. */
  brief?: boolean;
};

/** A standings table in which the college's line is highlighted. */
export function StandingsTable({ id, caption, teams, logo, brief = false }: Props) {
  const rows = teams.map((team) => ({
    id: team.team,
    header: (
      <span className={styles.team}>
        <span className={styles.place}>{team.place}</span>
        <TeamLogo name={team.team} url={team.isOurs ? logo : team.logo} size={24} />
        {team.url ? <SiteLink href={team.url}>{team.team}</SiteLink> : <span>{team.team}</span>}
      </span>
    ),
    cells: {
      conference: enDashed(team.conference),
      conferencePercentage: percentageOf(team.conferencePercentage),
      points: team.points ?? undefined,
      gamesBack: gamesBackText(team.gamesBack),
      overall: textOf(team.overall),
      overallPercentage: percentageOf(team.overallPercentage),
      home: textOf(team.home),
      away: textOf(team.away),
      streak: team.streak ?? undefined,
    },
    ...(team.isOurs && styles.ours && { className: styles.ours }),
  }));
  const known = columns.filter(
    ({ key, isBrief }) => (isBrief || !brief) && rows.some(({ cells }) => cells[key] !== undefined),
  );
  return <StatTable id={id} caption={caption} rowLabel="Team" explain={!brief} columns={known} rows={rows} />;
}

const textOf = (record: string | null): string | undefined => (record === null ? undefined : enDashed(record));

const percentageOf = (percentage: number | null) => (percentage === null ? undefined : formatPercentage(percentage));

type Key = keyof StandingsTeam;
const columns: (StatColumn & { key: Exclude<Key, 'place' | 'team' | 'logo' | 'url' | 'isOurs'>; isBrief?: true })[] = [
  { key: 'conference', label: 'Conf', name: 'Conference record', isBrief: true },
  {
    key: 'conferencePercentage',
    label: 'Pct',
    name: 'Conference winning percentage',
    formula: '(wins + ½ × ties) ÷ games',
  },
  { key: 'points', label: 'Pts', name: 'Conference points', isBrief: true },
  { key: 'gamesBack', label: 'GB', name: 'Games behind the first team', isBrief: true },
  { key: 'overall', label: 'Overall', name: 'Record in all games', isBrief: true },
  { key: 'overallPercentage', label: 'Pct', name: 'Winning percentage in all games' },
  { key: 'home', label: 'Home', name: 'Record at home' },
  { key: 'away', label: 'Away', name: 'Record away' },
  { key: 'streak', label: 'Strk', name: 'Current streak', isBrief: true },
];
