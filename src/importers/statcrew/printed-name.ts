import { parsePersonName } from '../../domain/person-name.ts';

/** "Lopez,Gio" -> "Gio Lopez". */
export function printedName(name: string): string {
  const { firstName, lastName } = parsePersonName(name);
  return `${firstName} ${lastName}`.trim();
}
