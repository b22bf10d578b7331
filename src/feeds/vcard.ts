import ICAL from 'ical.js';

export type Contact = {
  /** Never changes. */
  uid: string;
  /** Absent for an office. */
  firstName: string | null;
  lastName: string;
  /** The college, and the department within it. */
  organization: readonly string[];
  title: string | null;
  email: string | null;
  phone: string | null;
  /** Absolute addresses of the page and the picture. */
  url: string;
  photo: string | null;
  /** ISO instant of the last change, to the second. */
  modified: string;
};

type Type = 'text' | 'uri' | 'phone-number' | 'date-time';
type Line = [name: string, type: Type, value: string | readonly string[] | null, parameters?: Record<string, string>];

/** A contact as vCard 3.0 (RFC 2426), which every address book reads. */
export function vcard({ firstName, lastName, ...contact }: Contact): string {
  const card = new ICAL.Component('vcard');
  // the version selects the rules by which the other lines are written
  card.addPropertyWithValue('version', '3.0');
  const lines: Line[] = [
    ['fn', 'text', [firstName, lastName].filter(Boolean).join(' ')],
    ['n', 'text', [lastName, firstName ?? '', '', '', '']],
    ['org', 'text', contact.organization],
    ['title', 'text', contact.title],
    ['email', 'text', contact.email, { type: 'work' }],
    ['tel', 'phone-number', contact.phone, { type: 'work' }],
    ['url', 'uri', contact.url],
    ['photo', 'uri', contact.photo],
    ['uid', 'text', contact.uid],
    ['rev', 'date-time', contact.modified],
  ];
  for (const [name, type, value, parameters = {}] of lines)
    if (value !== null) card.addProperty(new ICAL.Property([name, parameters, type, value], card));
  return `${card.toString()}\r\n`;
}
