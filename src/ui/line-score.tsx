import { monogram } from '../domain/text.ts';
import { Absent } from './absent.tsx';
import { isPicture } from './image-address.ts';
import styles from './line-score.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { TeamLogo } from './team-logo.tsx';

export type LineScoreTeam = {
  name: string;
  /** 'LAK', where the name is too long for a phone. */
  abbreviation?: string | undefined;
  logo?: string | null | undefined;
  /** Our own side of the game. */
  own?: boolean;
  winner?: boolean;
  /** One entry a period, in order; undefined prints a dash, a string such as 'X' prints as it is. */
  periods: readonly (number | string | undefined)[];
  /** Same order as `totals` of the table. */
  totals: readonly (number | string | undefined)[];
};

type Props = {
  id: string;
  caption: string;
  /** Heads of the periods: '1', '2', … 'OT'; `name` for what must be explained. */
  periods: readonly { label: string; name?: string }[];
  /** Heads after the periods: 'T', or 'R', 'H', 'E'. The first is the score. */
  totals: readonly { label: string; name: string }[];
  teams: readonly [LineScoreTeam, LineScoreTeam];
};

/** The score by periods as on a stadium board, visiting team first. */
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

/** Two teams without logos may have the same initials: those would tell nothing. */
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
        // another figure is another cell: one that grows would count as layout shift
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity but their place
        <td key={`${index} ${figure}`} data-total={index >= periods.length || undefined}>
          {figure ?? <Absent />}
        </td>
      ))}
    </tr>
  );
}
