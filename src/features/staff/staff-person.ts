import type { Person, WithContext } from 'schema-dts';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { memberEmail, memberImage, memberName, type StaffMember } from './staff-entry.ts';

/** A member of the directory as structured data. */
export function staffPerson(member: StaffMember): WithContext<Person> {
  const { tenant } = getRequestContext();
  const url = canonicalAddress(member.url ?? '');
  const image = memberImage(member);
  const email = memberEmail(member);
  const [department] = member.departments;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    name: memberName(member),
    url,
    ...(member.title && { jobTitle: member.title }),
    ...(email && { email }),
    ...(member.phone && { telephone: member.phone }),
    ...(image && { image: canonicalAddress(image.url) }),
    ...(member.social.length > 0 && { sameAs: member.social.map((account) => account.url) }),
    worksFor: {
      '@type': 'CollegeOrUniversity',
      name: tenant.name,
      url: canonicalAddress(href('home')),
      ...(department && { department: { '@type': 'Organization', name: department.title } }),
    },
  };
}
