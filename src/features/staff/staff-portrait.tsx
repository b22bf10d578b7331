import { PersonPortrait } from '../../ui/person-portrait.tsx';
import { memberImage, memberName, type StaffMember } from './staff-entry.ts';

/** The picture of a member, or the initials on a jersey. Existing programs find the picture by its class. */
export function StaffPortrait({ item }: { item: StaffMember }) {
  const [name, image] = [memberName(item), memberImage(item)];
  return (
    <div className="sidearm-staff-member-bio-image">
      <PersonPortrait
        {...{ id: item.id, name, image }}
        width={400}
        sizes="(max-width: 767px) 46vw, 320px"
        alt={image?.altText || name}
        eager
      />
    </div>
  );
}
