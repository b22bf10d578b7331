import { type } from 'arktype';

import type { FormField } from '../../forms/definition.ts';
import { emailAddress } from '../../web/mail.ts';
import type { Fault } from '../define-content.ts';

/** Recipients of mail about a submission: always, or only if a field has a value, such as the coach of the chosen sport. */
export const recipients = type({
  '+': 'reject',
  'name?': type('1 <= string <= 100').describe('a text of 1 to 100 characters'),
  address: emailAddress,
  'when?': { '+': 'reject', field: 'string', value: 'string' },
})
  .array()
  .atMostLength(100);
export type Recipients = typeof recipients.infer;

export function recipientFaults(to: Recipients, fields: readonly FormField[]): Fault[] {
  return to.flatMap(({ when, address }) => {
    if (!when) return [];
    const field = fields.find(({ id }) => id === when.field);
    const isKnown = field && (field.options.length === 0 || field.options.some(({ value }) => value === when.value));
    if (isKnown) return [];
    const message = `${address} depends on "${when.value}" of field "${when.field}", which the form does not have`;
    return [{ field: 'recipients', message }];
  });
}
