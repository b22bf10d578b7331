import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { counted } from '../../web/counted.ts';
import { matchCount } from '../../web/match-words.ts';
import styles from './staff.module.css';
import type { StaffMember } from './staff-entry.ts';
import { matchingEntries, type StaffGroup } from './staff-groups.ts';

type Props = { groups: readonly StaffGroup[]; members: readonly StaffMember[]; search: string };

/** The number of people, or of matches of the search. */
export const DirectoryCount = ({ groups, members, search }: Props) => (
  <p className={styles.count}>
    <span id="staff-count">
      {search
        ? matchCount(matchingEntries(groups, search), members.length, search)
        : counted(members.length, 'person', 'people')}
    </span>
    {search && (
      <>
        {' '}
        <SiteLink href={href('staffDirectory')}>Show everyone</SiteLink>
      </>
    )}
  </p>
);
