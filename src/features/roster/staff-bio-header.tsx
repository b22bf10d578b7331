import type { StaffBio } from '../../api/staff/schema.ts';
import { href } from '../../routing/routes.ts';
import { EmailLink } from '../../ui/controls/email-link.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { PersonHeader } from '../../ui/people/person-header.tsx';
import { phoneAddress } from '../../web/phone.ts';
import { enDashed } from '../../web/text.ts';
import { StaffPortrait } from './staff-portrait.tsx';

/** The photo, name, title and contacts of a coach or of a member of the support staff. */
export const StaffBioHeader = ({ member }: { member: StaffBio }) => (
  <PersonHeader
    portrait={<StaffPortrait person={member} width={400} sizes="(max-width: 767px) 46vw, 320px" eager />}
    name={`${member.firstName} ${member.lastName}`}
    role={`${member.title} · ${member.sport.title}`}
    facts={factsOf(member)}
    readBy="sidearm-coach-bio"
  />
);

const factsOf = ({ season, sport, email, phone, hometown, played }: StaffBio) => [
  {
    term: 'Season',
    value: (
      <SiteLink
        href={href('coaches', { sportSlug: sport.globalSportNameSlug ?? sport.shortName, season: season.title })}
      >
        {enDashed(season.title)}
      </SiteLink>
    ),
  },
  { term: 'Hometown', value: hometown },
  { term: 'E-mail', value: email && <EmailLink address={email} /> },
  { term: 'Phone', value: phone && <SiteLink href={phoneAddress(phone)}>{phone}</SiteLink> },
  {
    term: 'Played here',
    value: played && (
      <SiteLink href={played.url}>
        {played.sportTitle}, {enDashed(played.seasons)}
      </SiteLink>
    ),
  },
];
