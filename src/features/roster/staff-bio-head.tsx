import type { Person, WithContext } from 'schema-dts';

import type { StaffBio } from '../../api/staff/schema.ts';
import { cardAddress } from '../../domain/share-image.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { enDashed } from '../../web/text.ts';

/** The breadcrumbs of a bio: the sport, the staff of the season, the person. */
export const staffBreadcrumbs = (member: StaffBio) => [
  { name: member.sport.title, path: href('sport', { slug: sportSlug(member.sport) }) },
  {
    name: `${enDashed(member.season.title)} coaches`,
    path: href('coaches', { sportSlug: sportSlug(member.sport), season: member.season.title }),
  },
  { name: `${member.firstName} ${member.lastName}`, path: member.url ?? '' },
];

/** Title, metadata and the person as structured data. */
export function StaffBioHead({ member }: { member: StaffBio }) {
  const { tenant } = getRequestContext();
  const name = `${member.firstName} ${member.lastName}`;
  const url = canonicalAddress(member.url ?? '');
  const person: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    name,
    url,
    jobTitle: member.title,
    ...(!member.image.isDefault && { image: canonicalAddress(member.image.url) }),
    ...(member.email && { email: member.email }),
    worksFor: {
      '@type': 'SportsTeam',
      name: `${tenant.name} ${member.sport.title}`,
      sport: member.sport.title,
      url: canonicalAddress(href('sport', { slug: sportSlug(member.sport) })),
    },
  };
  return (
    <>
      <Head
        title={`${name} – ${enDashed(member.season.title)} ${member.sport.title} ${member.title}`}
        description={`${name}, ${member.title} of ${tenant.shortName} ${member.sport.title}: biography, seasons and records.`}
        path={member.url ?? ''}
        type="profile"
        image={
          member.image.isDefault
            ? { url: cardAddress('staff', member.id), altText: name }
            : { url: member.image.url, altText: name, isPortrait: true }
        }
      />
      <JsonLd data={person} />
      <JsonLd data={breadcrumbList(staffBreadcrumbs(member))} />
    </>
  );
}
