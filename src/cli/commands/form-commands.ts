import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import type { FormRow } from '../../content/forms/form.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { staffEmail } from '../../domain/staff.ts';
import { answerText } from '../../forms/answer-text.ts';
import { fieldKind } from '../../forms/field-kinds.ts';
import { forgetBuyers } from '../../payments/forget-buyers.ts';
import { formCheckout } from '../../payments/form-checkout.ts';
import { approveSubmission } from '../../submissions/approve-submission.ts';
import type { Checkout } from '../../submissions/checkout.ts';
import { findForm } from '../../submissions/find-form.ts';
import { purgeSubmissions } from '../../submissions/purge.ts';
import type { Submission } from '../../submissions/submission-states.ts';
import { forgetPerson, listSubmissions, rejectSubmissions } from '../../submissions/submissions.ts';
import { counted } from '../../web/counted.ts';
import { csvTable } from '../../web/csv-table.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import { collegePayments } from '../college-payments.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { dryRunOption, jsonOption, parseOptions, tenantOption } from '../options.ts';

const listing = type({ 'csv?': 'boolean', 'state?': "'pending' | 'waiting' | 'complete' | 'held' | 'expired'" });
const ids = type('string.integer.parse').to('1 <= number.integer <= 2147483647').array();

const formSubmissions: Command = {
  name: 'form submissions',
  summary: 'List the submissions of a form with their answers',
  argument: { usage: '<id>', description: 'number of the form' },
  options: [
    tenantOption,
    { flags: '--state <pending|waiting|complete|held|expired>', description: 'only submissions in this state' },
    jsonOption,
    { flags: '--csv', description: 'print CSV with a column for each field' },
  ],
  examples: [
    'form submissions 3 --tenant unc',
    'form submissions 3 --tenant unc --csv',
    'form submissions 3 --tenant unc --state held',
  ],
  run: forCollege(async ({ db, tenant, io, args, json, options }) => {
    const { csv, state } = parseOptions(listing, options);
    const [id = 0] = parseIds(args, 'the number of a form');
    const form = await findForm(db, tenant.id, id);
    if (!form) throw usageError(`${tenant.slug} has no form ${id}; see: form list --tenant ${tenant.slug}`);
    const rows = await listSubmissions(db, tenant.id, id, state);
    if (rows.length === 0) io.err(`${form.title} has no ${state ? `${state} ` : ''}submissions.`);
    if (json) return rows.map((row) => JSON.stringify({ ...factsOf(row, tenant.timezone), answers: row.answers }));
    const answered = form.fields.filter(({ type: code }) => fieldKind(code) !== 'separator');
    if (csv) return [csvOf(answered, rows, tenant.timezone)];
    return formatTable(
      rows.map((row) => ({
        ...factsOf(row, tenant.timezone),
        ...Object.fromEntries(answered.map((field) => [field.id, answerText(field, row.answers[field.id])])),
      })),
    );
  }),
};

const factsOf = ({ id, reference, state, heldReason, createdAt }: Submission, zone: string) => ({
  id: String(id),
  reference,
  state: heldReason ? `${state}: ${heldReason}` : state,
  submitted: printWallTime(new Date(createdAt).toISOString(), zone),
});

function csvOf(fields: FormRow['fields'], rows: readonly Submission[], zone: string): string {
  const lines = rows.map((row) => [
    ...Object.values(factsOf(row, zone)),
    ...fields.map((field) => answerText(field, row.answers[field.id])),
  ]);
  const heading = ['id', 'reference', 'state', 'submitted', ...fields.map(({ id }) => id)];
  // byte order mark, by which spreadsheets recognize UTF-8
  return `\uFEFF${csvTable([heading, ...lines]).trimEnd()}`;
}

const formApprove: Command = {
  name: 'form approve',
  summary: 'Complete submissions that were held for review and send their mail; those with a payment wait for it',
  argument: { usage: '<ids...>', description: 'ids of submissions' },
  options: [tenantOption, dryRunOption],
  examples: ['form approve 17 18 --tenant unc'],
  run: forCollege(async ({ database, tenant, args, dryRun }) => {
    const createOrder: Checkout['createOrder'] = async (transaction, order) => {
      const checkout = formCheckout(collegePayments({ database, tenant }).payments);
      const problem = await checkout.unavailable(tenant);
      if (problem) throw usageError(problem);
      return checkout.createOrder(transaction, order);
    };
    return inTransaction(database, dryRun, async (transaction) => {
      const lines: string[] = [];
      for (const id of parseIds(args, 'ids of submissions')) {
        const result = await approveSubmission(transaction, { tenant, checkout: { createOrder } }, id);
        if (result === 'absent') throw usageError(`${tenant.slug} has no submission ${id}; see: form submissions`);
        if (result === 'unpaid')
          throw usageError(`submission ${id} is not paid; only held submissions can be approved`);
        if (result === 'full') throw usageError(`submission ${id} has no place: the form or an option is full`);
        if (typeof result === 'string') {
          lines.push(`submission ${id} ${result === 'completed' ? 'completed' : 'was complete'}`);
          continue;
        }
        if ('couponProblem' in result) throw usageError(`submission ${id} cannot be paid: ${result.couponProblem}`);
        lines.push(`submission ${id} waits for its payment at ${result.payAt}`);
      }
      return lines;
    });
  }),
};

const formReject: Command = {
  name: 'form reject',
  summary: 'Delete submissions that were held for review',
  argument: { usage: '<ids...>', description: 'ids of submissions' },
  options: [tenantOption, dryRunOption],
  examples: ['form reject 19 --tenant unc'],
  run: forCollege(async ({ database, tenant, args, dryRun }) => {
    const wanted = parseIds(args, 'ids of submissions');
    return inTransaction(database, dryRun, async (transaction) => {
      const deleted = await rejectSubmissions(transaction, tenant.id, wanted);
      const missing = wanted.filter((id) => !deleted.includes(id));
      if (missing.length > 0) throw usageError(`${tenant.slug} has no held submission ${missing.join(', ')}`);
      return deleted.map((id) => `submission ${id} deleted`);
    });
  }),
};

const formForget: Command = {
  name: 'form forget',
  summary: 'Delete every submission of a person, and the name and address in their orders',
  argument: { usage: '<email>', description: 'e-mail address of the person' },
  options: [tenantOption, dryRunOption],
  examples: ['form forget ann@example.com --tenant unc'],
  run: forCollege(async ({ database, tenant, args, dryRun }) => {
    const { email } = parseOptions(type({ email: staffEmail }), { email: args[0] });
    const count = await inTransaction(database, dryRun, async (transaction) => {
      const deleted = await forgetPerson(transaction, tenant.id, email);
      await forgetBuyers(transaction, tenant.id);
      return deleted;
    });
    return [`${counted(count, 'submission')} deleted`];
  }),
};

const formPurge: Command = {
  name: 'form purge',
  summary: 'Delete submissions that are past the retention period of their form; the server does this every hour',
  options: [tenantOption, dryRunOption],
  examples: ['form purge --tenant unc --dry-run'],
  run: forCollege(async ({ database, tenant, dryRun }) => {
    const count = await inTransaction(database, dryRun, async (transaction) => {
      const deleted = await purgeSubmissions(transaction, tenant.id);
      await forgetBuyers(transaction, tenant.id);
      return deleted;
    });
    return [`${counted(count, 'submission')} deleted`];
  }),
};

function parseIds(args: readonly string[], what: string): number[] {
  const parsed = ids(args);
  if (parsed instanceof type.errors) throw usageError(`${JSON.stringify(args.join(' '))} has to be ${what}`);
  return parsed;
}

export const formCommands: readonly Command[] = [formSubmissions, formApprove, formReject, formForget, formPurge];
