import type { Person, WithContext } from 'schema-dts';

import type { RosterStaff } from '../../api/rosters/schema.ts';
import type { SeasonStaff } from '../../api/staff/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { enDashed } from '../../web/text.ts';

/** "2026 Football Coaches". */
export const coachesTitle = ({ season, sport }: SeasonStaff): string =>
  `${season ? `${enDashed(season.title)} ` : ''}${sport.title} Coaches`;

/** Title, metadata and the staff as structured data. */
export function CoachesHead({ staff }: { staff: SeasonStaff }) {
  const { tenant } = getRequestContext();
  const { sport, season, coaches, support } = staff;
  const title = coachesTitle(staff);
  const people = [...coaches, ...support];
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: coaches and support staff with titles, contacts and biographies.`}
        path={href('coaches', { sportSlug: sportSlug(sport), season: season?.title })}
        indexed={people.length > 0}
      />
      {people.length > 0 && <JsonLd data={people.map(toPerson)} />}
    </>
  );
}

const toPerson = ({ firstName, lastName, title, url, image }: RosterStaff): WithContext<Person> => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: `${firstName} ${lastName}`,
  jobTitle: title,
  ...(url && { url: canonicalAddress(url) }),
  ...(!image.isDefault && { image: canonicalAddress(image.url) }),
});
