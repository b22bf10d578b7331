import type { Db } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import { emailAddress, headerText, type Mail, type Mailbox } from '../web/mail.ts';

/**
 * Queues a message in the caller's transaction: it is sent if and only if the transaction commits. Throws for an address
 * that is not one.
 */
export async function queueMail(db: Db, tenantId: number, mail: Mail): Promise<void> {
  const { purpose, to, replyTo, subject, text, unsubscribeUrl = null, submissionId = null, key = null } = mail;
  await db
    .insert(mailTable)
    .values({
      tenantId,
      key,
      purpose,
      toName: nameOf(to),
      toAddress: emailAddress.assert(to.address),
      replyToName: nameOf(replyTo),
      replyToAddress: replyTo ? emailAddress.assert(replyTo.address) : null,
      subject: headerText(subject),
      text,
      unsubscribeUrl,
      submissionId,
    })
    .onConflictDoNothing({ target: [mailTable.tenantId, mailTable.key] });
}

const nameOf = (mailbox: Mailbox | undefined): string | null => headerText(mailbox?.name ?? '') || null;
