import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { groupPlayers } from './group-players.ts';
import styles from './roster-counts.module.css';

type Props = {
  players: readonly RosterPlayer[];
  /** URL of the page with groups by position or class. */
  addressOf: (sort: 'position' | 'class') => string;
};

const rows = [
  { sort: 'position', term: 'Positions' },
  { sort: 'class', term: 'Classes' },
] as const;

/** How many players have each position and each class, linked to their groups. */
export const RosterCounts = ({ players, addressOf }: Props) => (
  <dl className={styles.counts}>
    {rows.map(({ sort, term }) => {
      const groups = groupPlayers(players, sort).filter(({ title }) => title !== undefined);
      return groups.length === 0 ? null : (
        <div key={sort} className={styles.row}>
          <dt>{term}</dt>
          {groups.map(({ id, title, players }) => (
            <dd key={id}>
              <SiteLink href={`${addressOf(sort)}#${id}`}>{title}</SiteLink> <b>{players.length}</b>
            </dd>
          ))}
        </div>
      );
    })}
  </dl>
);
