import { and, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { formSubmission } from '../db/schema/form.ts';
import { mail } from '../db/schema/mail.ts';
import { paymentOrder } from '../db/schema/payment.ts';
import { mailKeys } from './receipt-mail.ts';

const { tenantId, subject, subjectId, buyerName, buyerEmail } = paymentOrder;

/**
 * Deletes names and addresses in the orders of deleted submissions, with their receipts and invoices in the outbox, and
 * returns how many orders. Their amounts stay for the books.
 */
export async function forgetBuyers(db: Db, ofTenant?: number): Promise<number> {
  const submission = db
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(matching(formSubmission, { tenantId, id: subjectId }));
  const rows = await db
    .update(paymentOrder)
    .set({ buyerName: null, buyerEmail: null })
    .where(
      and(
        ofTenant === undefined ? sql`true` : eq(tenantId, ofTenant),
        eq(subject, 'form'),
        or(isNotNull(buyerName), isNotNull(buyerEmail)),
        notExists(submission),
      ),
    )
    .returning({ tenantId, id: paymentOrder.id });
  for (const row of rows)
    await db.delete(mail).where(and(eq(mail.tenantId, row.tenantId), inArray(mail.key, mailKeys(row.id))));
  return rows.length;
}
