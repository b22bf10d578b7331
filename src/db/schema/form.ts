import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { form as formKind } from '../../content/forms/form.ts';
import type { Answers } from '../../forms/definition.ts';
import type { FormOrder, TakenOption } from '../../forms/order.ts';
import { tableOf } from '../content/tables.ts';
import { checksOf } from './checks.ts';
import { instant, reference, tenantId } from './columns.ts';
import { tenant } from './tenant.ts';

export const form = tableOf(formKind);

/** A submitted form. Its answers are deleted after the form's retention period. */
export const formSubmission = pgTable(
  'form_submission',
  {
    tenantId: tenantId(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    formId: integer('form_id').notNull(),
    /** Of the rendered form, so that it is stored once. */
    key: text('key').notNull(),
    /** What the sender quotes, such as K7F2-9QXM. */
    reference: text('reference').notNull(),
    /**
     * `held` ones wait for staff, `waiting` ones in line for a place, and `pending` ones for their payment; the checkout of `expired`
     * ones was not finished.
     */
    state: text('state', { enum: ['pending', 'waiting', 'complete', 'held', 'expired'] }).notNull(),
    /** Why it is held. */
    heldReason: text('held_reason'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** The sender's address in lower case, for deletion by person. */
    email: text('email'),
    /** Keyed hash of the sender's network, by which unpaid orders are limited. */
    network: text('network'),
    /** Prices at the time of the submission. */
    order: jsonb('order').$type<FormOrder>(),
    /** Units of limited options, which are free again when it expires. */
    taken: jsonb('taken').$type<TakenOption[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('form_submission_key').on(table.tenantId, table.formId, table.key),
    reference(table, 'formId', form).onDelete('cascade'),
    index('form_submission_email').on(table.tenantId, table.email),
    index('form_submission_unpaid')
      .on(table.tenantId, table.formId, table.id)
      .where(sql`state in ('pending', 'waiting')`),
    ...checksOf(table, { email: { lowerCase: true } }),
  ],
);

/** Places taken of a form, and units taken of its limited options. */
export const formPlace = pgTable(
  'form_place',
  {
    tenantId: tenantId(),
    formId: integer('form_id').notNull(),
    /** Empty for the form itself, or field and option as `field=option`. */
    item: text('item').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.formId, table.item] }),
    reference(table, 'formId', form).onDelete('cascade'),
    ...checksOf(table, { taken: { min: 0 } }),
  ],
);

/** The secret that a college's rendered forms are signed with. */
export const formSecret = pgTable(
  'form_secret',
  {
    tenantId: tenantId().references(() => tenant.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
);
