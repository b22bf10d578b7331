import type { ReactNode } from 'react';

import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { EmailLink } from '../../ui/controls/email-link.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { phoneAddress } from '../../web/phone.ts';
import styles from './staff.module.css';
import { memberEmail, type StaffMember } from './staff-entry.ts';

/** The contacts, departments and sports of a member. */
export function staffFacts(member: StaffMember): { term: string; value: ReactNode }[] {
  const { departments, phone, office, sports, person } = member;
  const email = memberEmail(member);
  return [
    {
      term: departments.length > 1 ? 'Departments' : 'Department',
      value: departments.length > 0 && <Links links={departments} />,
    },
    { term: 'E-mail', value: email && <EmailLink address={email} /> },
    { term: 'Phone', value: phone && <SiteLink href={phoneAddress(phone)}>{phone}</SiteLink> },
    { term: 'Office', value: office },
    {
      term: sports.length > 1 ? 'Sports' : 'Sport',
      value: sports.length > 0 && (
        <Links
          links={sports.map((sport) => ({
            id: sport.id,
            title: sport.title,
            url: href('sport', { slug: sportSlug(sport) }),
          }))}
        />
      ),
    },
    {
      term: 'On our rosters',
      value: person?.url && <SiteLink href={person.url}>{`${person.firstName} ${person.lastName}`}</SiteLink>,
    },
  ];
}

const Links = ({ links }: { links: readonly { id: number; title: string; url: string | null }[] }) => (
  <ul className={styles.links}>
    {links.map(({ id, title, url }) => (
      <li key={id}>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</li>
    ))}
  </ul>
);
