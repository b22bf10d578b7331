import { parsePersonName } from '../../domain/person-name.ts';

/** "Lopez,Gio" as it reads in a sentence: "Gio Lopez". */
export function printedName(name: string): string {
  const { firstName, lastName } = parsePersonName(name);
  return `${firstName} ${lastName}`.trim();
}
