import { isPicture } from '../../web/image-address.ts';
import { monogram } from '../../web/text.ts';
import { Absent } from '../tables/absent.tsx';
import { ScrollRegion } from '../tables/scroll-region.tsx';
import styles from './line-score.module.css';
import { TeamLogo } from './team-logo.tsx';

export type LineScoreTeam = {
  name: string;
  /** 'LAK', shown on phones. */
  abbreviation?: string | undefined;
  logo?: string | null | undefined;
  /** The college's side. */
  own?: boolean;
  winner?: boolean;
  /** One entry for each period; undefined prints a dash, and a string such as 'X' is printed unchanged. */
  periods: readonly (number | string | undefined)[];
  /** In the order of the table's `totals`. */
  totals: readonly (number | string | undefined)[];
};

type Props = {
  id: string;
  caption: string;
  /** Column heads: '1', '2', … 'OT'; `name` explains an abbreviation. */
  periods: readonly { label: string; name?: string }[];
  /** Column heads after the periods: 'T', or 'R', 'H', 'E'. The first is the score. */
  totals: readonly { label: string; name: string }[];
  teams: readonly [LineScoreTeam, LineScoreTeam];
};

/** The score by period, visitors first. */
export function LineScore({ id, caption, periods, totals, teams }: Props) {
  const hasLogos = canTellApart(teams);
  return (
    <ScrollRegion labelledBy={`${id}-caption`}>
      <table className={styles.table}>
        <caption id={`${id}-caption`} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {[...periods, ...totals].map(({ label, name }, index) => (
              <th key={label} scope="col" data-total={index >= periods.length || undefined}>
                {name ? <abbr title={name}>{label}</abbr> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <Team key={team.name} team={team} hasLogo={hasLogos} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** False for two teams without logos whose initials are the same. */
const canTellApart = ([first, second]: Props['teams']): boolean =>
  isPicture(first.logo) || isPicture(second.logo) || monogram(first.name) !== monogram(second.name);

function Team({ team, hasLogo }: { team: LineScoreTeam; hasLogo: boolean }) {
  const { name, abbreviation, logo, own, winner, periods, totals } = team;
  const figures = [...periods, ...totals];
  return (
    <tr data-own={own || undefined} data-winner={winner || undefined}>
      <th scope="row">
        <span className={styles.team}>
          {hasLogo && <TeamLogo name={name} url={logo} size={24} />}
          {abbreviation ? (
            <>
              <span className={styles.long}>{name}</span>
              <abbr className={styles.short} title={name}>
                {abbreviation}
              </abbr>
            </>
          ) : (
            name
          )}
        </span>
      </th>
      {figures.map((figure, index) => (
        <td
          // a new key for each value, because a cell that grows counts as layout shift
          // biome-ignore lint/suspicious/noArrayIndexKey: periods are identified by their position
          key={`${index} ${figure}`}
          data-total={index >= periods.length || undefined}
          data-missing={figure === undefined ? '' : undefined}
        >
          {figure ?? <Absent />}
        </td>
      ))}
    </tr>
  );
}
