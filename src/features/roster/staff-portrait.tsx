import type { RosterStaff } from '../../api/rosters/schema.ts';
import { NumberPortrait } from '../../ui/number-portrait.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = { person: RosterStaff; width: number; sizes?: string; eager?: boolean };

/** The 4:5 photo, or the initials on a jersey. Decorative, because the name is always beside it. */
export function StaffPortrait({ person: { staffId, image, firstName, lastName }, width, sizes, eager = false }: Props) {
  if (image.isDefault) return <NumberPortrait number={undefined} name={`${firstName} ${lastName}`} />;
  return (
    <Picture
      url={image.url}
      alt=""
      width={width}
      height={(width * 5) / 4}
      sizes={sizes ?? `${width}px`}
      focus={image.focus}
      itemId={staffId}
      eager={eager}
      {...(image.color && { color: image.color })}
    />
  );
}
