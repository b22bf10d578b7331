import { type } from 'arktype';

import type { FormField } from '../../forms/definition.ts';
import { paymentProblems } from '../../forms/definition-problems.ts';
import { href } from '../../routing/routes.ts';
import { emailAddress } from '../../web/mail.ts';
import { defineContent, type FieldProblem, type RowOf } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { choice, integer, json, text, yesNo } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { formFields, formPayment, formStyle } from './form-fields.ts';
import { formUrl } from './form-url.ts';

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

export function recipientProblems(to: Recipients, fields: readonly FormField[]): FieldProblem[] {
  return to.flatMap(({ when, address }) => {
    if (!when) return [];
    const field = fields.find(({ id }) => id === when.field);
    const isKnown = field && (field.options.length === 0 || field.options.some(({ value }) => value === when.value));
    if (isKnown) return [];
    const message = `${address} depends on "${when.value}" of field "${when.field}", which the form does not have`;
    return [{ field: 'recipients', message }];
  });
}

/** A form or survey: its fields, the recipients of its submissions, and when it is open. */
export const form = defineContent({
  name: 'form',
  about: 'Forms, surveys and their submissions',
  fields: {
    title: text('Title'),
    description: html('Description', { hint: 'above the fields' }).optional(),
    sportId: sport('Sport', { hint: 'the sport it belongs to' }).optional(),
    fields: formFields({
      hint: 'the questions, in their order',
      example: '[{"id":"1","type":"A","title":"Question"}]',
    }),
    recipients: json('Recipients', recipients, {
      hint: 'the recipients of each submission',
      example: '[{"name":"Camp desk","address":"camps@college.edu"}]',
    }).default([]),
    confirmation: yesNo('Confirmation', {
      hint: 'whether senders get a confirmation at their e-mail field (default: yes)',
    }).default(true),
    thankYouText: html('Thank-you text', { hint: 'after a submission' }).optional(),
    startDate: instant('Opens', { hint: 'when it opens for submissions (default: now)' }).optional(),
    expirationDate: instant('Closes', {
      hint: 'when it closes (default: when it is ended)',
    }).optional(),
    maxSubmissions: integer('Most submissions', {
      min: 1,
      hint: 'the maximum number of submissions (default: no limit)',
    }).optional(),
    closedMessage: text('Closed message', { max: 500, hint: 'when it is closed or full' }).optional(),
    payment: formPayment({
      hint: 'amounts in minor units',
      example: '{"amount":4500,"currency":"USD","quantityField":"campers"}',
    }).optional(),
    style: formStyle({ hint: 'CSS for this form only' }).optional(),
    results: choice('Results', ['none', 'staff', 'public'], {
      hint: 'who sees counts and charts per question: no one, staff or everyone (default: staff)',
    }).default('staff'),
    retentionDays: integer('Days kept', {
      min: 1,
      max: 3650,
      hint: 'days after which submissions are deleted (default: 730)',
    }).default(730),
    access: choice('Access', ['public', 'protected', 'hidden'], {
      hint: 'who may open it: everyone, everyone with the link, or staff (default: public)',
    }).default('public'),
  },
  visibility: { access: 'access', from: 'startDate', until: 'expirationDate' },
  order: '-id',
  columns: ['title', 'startDate', 'expirationDate', 'maxSubmissions', 'access'],
  search: { title: 'A', description: 'B' },
  url: formUrl,
  listUrl: () => href('forms'),
  section: { title: 'Forms and surveys', group: 'fans' },
  check: ({ fields, payment, recipients: to }): FieldProblem[] => [
    ...(payment ? paymentProblems(payment, fields) : []).map((message) => ({ field: 'payment', message })),
    ...recipientProblems(to, fields),
  ],
});

export type FormRow = RowOf<(typeof form)['fields']>;
