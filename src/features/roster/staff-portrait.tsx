import type { RosterStaff } from '../../api/rosters/schema.ts';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';

type Props = { person: RosterStaff; width: number; sizes?: string; eager?: boolean };

/** The photo of a coach, or the initials on a jersey. Decorative, because the name is always beside it. */
export const StaffPortrait = ({ person, width, sizes = `${width}px`, eager = false }: Props) => (
  <PersonPortrait
    id={person.staffId}
    name={`${person.firstName} ${person.lastName}`}
    image={person.image}
    width={width}
    sizes={sizes}
    eager={eager}
  />
);
