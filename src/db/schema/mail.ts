import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { mailPurposes } from '../../web/mail.ts';
import { checksOf } from './checks.ts';
import { instant, reference, tenantId } from './columns.ts';
import { formSubmission } from './form.ts';
import { tenant } from './tenant.ts';

const address = /^[^\s@,<>]+@[^\s@,<>]+$/;

/** The outbox: queued in the transaction of what a message is about, sent by `src/mail`. */
export const mail = pgTable(
  'mail',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** Prevents a second message about the same thing. */
    key: text('key'),
    purpose: text('purpose', { enum: mailPurposes }).notNull(),
    toName: text('to_name'),
    toAddress: text('to_address').notNull(),
    replyToName: text('reply_to_name'),
    replyToAddress: text('reply_to_address'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    /** The submission whose answers it contains: it is deleted with it. */
    submissionId: integer('submission_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is sent or has failed. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    sentAt: instant('sent_at'),
    /** The server's reply to the last failed attempt. */
    error: text('error'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('mail_key').on(table.tenantId, table.key),
    reference(table, 'submissionId', formSubmission).onDelete('cascade'),
    index('mail_submission').on(table.tenantId, table.submissionId),
    index('mail_waiting').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
    ...checksOf(table, {
      toAddress: { matches: address },
      replyToAddress: { matches: address },
      subject: { notBlank: true },
      attempts: { min: 0 },
    }),
  ],
);
