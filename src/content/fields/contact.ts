import { type } from 'arktype';

import { formatPhone } from '../../web/phone.ts';
import { createField, type FieldOptions, mustBe, parsing, withPresence } from './field.ts';
import { pattern } from './plain.ts';

const maxAddressLength = 254;
const userForm = /^[^\s@"(),:;<>]+$/;
const domainForm = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** The parts of an e-mail address, with the domain in lowercase; undefined if the text is not an address. */
export function parseEmail(text: string): { emailUser: string; emailDomain: string } | undefined {
  const [user = '', domain = '', ...rest] = text
    .trim()
    .replace(/^mailto:/i, '')
    .split('@');
  const emailDomain = domain.toLowerCase();
  const isAddress = rest.length === 0 && userForm.test(user) && domainForm.test(emailDomain);
  return isAddress && text.length <= maxAddressLength ? { emailUser: user, emailDomain } : undefined;
}

type EmailRow = { emailUser?: string | null; emailDomain?: string | null };

const printEmail = ({ emailUser, emailDomain }: EmailRow) => emailUser && emailDomain && `${emailUser}@${emailDomain}`;

const part = (label: string, form: RegExp) =>
  ({ ...pattern(label, form, 'part of an address').optional(), isPart: true }) as const;

/**
 * An optional e-mail address, stored as user and domain; spread it into the fields of a kind. Commands and files use the whole
 * address as `email`, responses its parts `emailUser` and `emailDomain`.
 */
export const emailFields = (options: FieldOptions = {}) => ({
  emailUser: part('E-mail user', /^[^\s@]+$/),
  emailDomain: part('E-mail domain', domainForm),
  email: withPresence<string, undefined, 'aside'>(
    {
      hint: 'such as areed@example.edu',
      ...options,
      label: 'E-mail',
      control: 'text',
      storage: { as: 'nothing' },
      read: parsing(type('string').describe('an e-mail address'), (input) => {
        const parts = parseEmail(input);
        return parts
          ? `${parts.emailUser}@${parts.emailDomain}`
          : mustBe('an e-mail address such as areed@example.edu');
      }),
      assign: (address) => parseEmail(address ?? '') ?? { emailUser: null, emailDomain: null },
      print: (_, __, row) => printEmail(row) || undefined,
      schema: type('undefined'),
      toResponse: () => undefined,
    },
    'aside',
  ),
});

/** A phone number, stored as `906-555-0142 ext. 12`. */
export const phone = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    hint: 'such as 906-555-0142 or 906-555-0142 ext. 12',
    ...options,
    label,
    control: 'text',
    storage: { as: 'text', rule: { notBlank: true } },
    read: parsing(
      type('string').describe('a phone number'),
      (input) => formatPhone(input) ?? mustBe('a phone number such as 906-555-0142 or 906-555-0142 ext. 12'),
    ),
    schema: type('string'),
    toResponse: (stored) => stored,
  });
