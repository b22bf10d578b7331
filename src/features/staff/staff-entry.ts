import type { RosterStaff } from '../../api/rosters/schema.ts';
import type { ItemOf } from '../../content/define-content.ts';
import type { department } from '../../content/staff/department.ts';
import type { staffMember } from '../../content/staff/staff-member.ts';
import type { ImageResponse } from '../../domain/image.ts';

export type StaffMember = ItemOf<(typeof staffMember)['fields']>;
export type Department = ItemOf<(typeof department)['fields']>;

/** A person or office as lists print it. */
export type StaffEntry = {
  id: number;
  name: string;
  lastName: string;
  title: string | null;
  email: string | null;
  phone: string | null;
  url: string | null;
  image: ImageResponse | null;
  /** Printed beside the name; empty below the heading of a department. */
  departments: readonly string[];
};

export const memberName = ({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const memberEmail = ({ emailUser, emailDomain }: StaffMember): string | null =>
  emailUser && emailDomain && `${emailUser}@${emailDomain}`;

/** The picture of a member, or else the picture on the person's latest roster. */
export const memberImage = ({ image, person }: StaffMember): ImageResponse | null => image ?? person?.image ?? null;

export const memberEntry = (member: StaffMember): StaffEntry => ({
  id: member.id,
  name: memberName(member),
  lastName: member.lastName,
  title: member.title,
  email: memberEmail(member),
  phone: member.phone,
  url: member.url,
  image: memberImage(member),
  departments: [],
});

/** A team's coach or support staff member. */
export const rosterEntry = ({ id, firstName, lastName, image, ...person }: RosterStaff): StaffEntry => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
  lastName,
  title: person.title,
  email: person.email,
  phone: person.phone,
  url: person.url,
  image: image.isDefault ? null : image,
  departments: [],
});
