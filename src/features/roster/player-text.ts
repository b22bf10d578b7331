import type { RosterPlayer } from '../../api/rosters/schema.ts';

type PositionAndClass = Pick<RosterPlayer, 'positionLong' | 'positionShort' | 'academicYearShort'>;

/** "Guard · R-So."; empty if neither is known. */
export function positionAndClass({ positionLong, positionShort, academicYearShort }: PositionAndClass): string {
  return joined(positionLong || positionShort, academicYearShort);
}

/** "6′2″ · 185 lb". */
export function heightAndWeight({ heightFeet, heightInches, weight }: RosterPlayer): string {
  return joined(printedHeight({ heightFeet, heightInches }), weight ? `${weight} lb` : null);
}

/** "6′2″", or null if unknown. */
export function printedHeight({
  heightFeet,
  heightInches,
}: Pick<RosterPlayer, 'heightFeet' | 'heightInches'>): string | null {
  return heightFeet ? `${heightFeet}′${heightInches ?? 0}″` : null;
}

/** "Springfield, Ill. / Central High". */
export function origin({ hometown, highSchool, previousSchool }: RosterPlayer): string {
  return [hometown, previousSchool || highSchool].filter(Boolean).join(' / ');
}

function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
