import type { ReactNode } from 'react';

import type { RosterStaff } from '../../api/rosters/schema.ts';
import { EmailLink } from '../../ui/controls/email-link.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { phoneAddress } from '../../web/phone.ts';
import { StaffName } from './staff-name.tsx';
import { StaffPortrait } from './staff-portrait.tsx';
import styles from './staff-table.module.css';

type Column = { key: string; label: string; kind: 'text'; value: (person: RosterStaff) => ReactNode };

const columns: readonly Column[] = [
  { key: 'title', label: 'Title', kind: 'text', value: ({ title }) => title },
  {
    key: 'phone',
    label: 'Phone',
    kind: 'text',
    value: ({ phone }) => phone && <SiteLink href={phoneAddress(phone)}>{phone}</SiteLink>,
  },
  {
    key: 'email',
    label: 'E-mail',
    kind: 'text',
    value: ({ email }) => email && <EmailLink address={email} />,
  },
];

/** Names with titles and contacts; omits empty columns. Programs find the rows of coaches by their class. */
function StaffTable({ id, caption, people }: { id: string; caption: string; people: readonly RosterStaff[] }) {
  const shown = columns.filter(({ value }) => people.some((person) => value(person)));
  return (
    <div className={styles.people}>
      <StatTable
        id={id}
        caption={caption}
        rowLabel="Name"
        columns={shown}
        rows={people.map((person) => ({
          id: person.id,
          className: 'sidearm-coaches-coach',
          header: (
            <>
              <span className={styles.portrait}>
                <StaffPortrait person={person} width={64} />
              </span>
              <StaffName person={person} />
            </>
          ),
          cells: Object.fromEntries(shown.map(({ key, value }) => [key, value(person) || undefined])),
        }))}
      />
    </div>
  );
}

export const staffTable = defineMarkup('features/roster/staff-table', StaffTable);
