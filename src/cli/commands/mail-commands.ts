import { type } from 'arktype';

import { printWallTime } from '../../content/fields/instant.ts';
import { listMail, mailState, type QueuedMail, retryMail } from '../../mail/outbox.ts';
import { env } from '../../runtime/env.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, tenantOption } from '../options.ts';

const states = type({ 'state?': "'waiting' | 'sent' | 'failed'" });
const mailIds = type('string.integer.parse')
  .to('1 <= number.integer <= 2147483647')
  .describe('the id of a message')
  .array();

const notConfigured = 'SMTP_URL is not set: messages stay in the outbox. See docs/configuration.md.';

const mailList: Command = {
  name: 'mail list',
  summary: 'List the outbox of a college, the newest message first',
  options: [
    tenantOption,
    { flags: '--state <waiting|sent|failed>', description: 'only messages in this state' },
    jsonOption,
  ],
  examples: ['mail list --tenant unc', 'mail list --tenant unc --state failed --json'],
  run: forCollege(async ({ db, tenant, io, json, options }) => {
    const { state } = parseOptions(states, options);
    const rows = await listMail(db, tenant.id, state);
    if (!env.SMTP_URL) io.err(notConfigured);
    if (rows.length === 0) io.err(`${tenant.name} has no ${state ? `${state} ` : ''}messages.`);
    return json
      ? rows.map((row) => JSON.stringify({ ...toCells(row, row.createdAt), error: row.error }))
      : formatTable(rows.map((row) => toCells(row, printWallTime(row.createdAt, tenant.timezone))));
  }),
};

const toCells = (row: QueuedMail, created: string) => ({
  id: String(row.id),
  state: mailState(row),
  purpose: row.purpose,
  to: row.toAddress,
  subject: row.subject,
  attempts: String(row.attempts),
  created,
  error: row.error ?? '',
});

const mailShow: Command = {
  name: 'mail show',
  summary: 'Show a message with its text',
  argument: { usage: '<id>', description: 'id of the message, from `mail list`' },
  options: [tenantOption],
  examples: ['mail show 3 --tenant unc'],
  run: forCollege(async ({ db, tenant, args }) => {
    const [id] = parseIds(args);
    const row = (await listMail(db, tenant.id)).find((each) => each.id === id);
    if (!row) throw usageError(`${tenant.slug} has no message ${args[0]}; see: mail list --tenant ${tenant.slug}`);
    const { replyToAddress, unsubscribeUrl } = row;
    return [
      `To: ${row.toAddress}`,
      ...(replyToAddress ? [`Reply-To: ${replyToAddress}`] : []),
      ...(unsubscribeUrl ? [`List-Unsubscribe: <${unsubscribeUrl}>`] : []),
      `Subject: ${row.subject}`,
      '',
      ...row.text.split('\n'),
    ];
  }),
};

const mailRetry: Command = {
  name: 'mail retry',
  summary: 'Send unsent messages now, including failed ones',
  argument: { usage: '[ids...]', description: 'ids of the messages (default: all that are not sent)' },
  options: [tenantOption],
  examples: ['mail retry --tenant unc', 'mail retry 3 4 --tenant unc'],
  run: forCollege(async ({ db, tenant, io, args }) => {
    const ids = parseIds(args);
    const due = await retryMail(db, tenant.id, ids);
    const missing = ids.filter((id) => !due.includes(id));
    if (missing.length > 0)
      throw usageError(
        `${tenant.slug} has no unsent message ${missing.join(', ')}; see: mail list --tenant ${tenant.slug}`,
      );
    if (!env.SMTP_URL) io.err(notConfigured);
    return [due.length === 1 ? '1 message is due now' : `${due.length} messages are due now`];
  }),
};

function parseIds(args: readonly string[]): number[] {
  const ids = mailIds(args);
  if (ids instanceof type.errors)
    throw usageError(`<id> is ${JSON.stringify(args.join(' '))}; it has to be numbers from \`mail list\``);
  return ids;
}

export const mailCommands: readonly Command[] = [mailList, mailShow, mailRetry];
