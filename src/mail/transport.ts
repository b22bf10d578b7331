import { createTransport } from 'nodemailer';

import { athleticsName, type Tenant } from '../domain/tenant.ts';
import type { Mailbox } from '../web/mail.ts';
import type { QueuedMail } from './outbox.ts';

export type SendMail = (row: QueuedMail, tenant: Tenant) => Promise<void>;

/** Sends through the SMTP server of `smtpUrl`. Rejects with the server's reply. */
export function createSendMail(smtpUrl: string, mailFrom: string | undefined): SendMail {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return async (row, tenant) => {
    const { toAddress, toName, replyToAddress, replyToName, unsubscribeUrl } = row;
    await transport.sendMail({
      // nodemailer would split a string at its commas; an object is one address
      from: mailbox(tenant.settings.mailFrom ?? mailFrom ?? `no-reply@${tenant.canonicalHost}`, athleticsName(tenant)),
      to: mailbox(toAddress, toName),
      ...(replyToAddress && { replyTo: mailbox(replyToAddress, replyToName) }),
      subject: row.subject,
      text: row.text,
      // the same for every attempt, so that mail programs recognize a repetition
      messageId: `<${row.tenantId}.${row.id}.${Date.parse(row.createdAt)}@${tenant.canonicalHost}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
}

const mailbox = (address: string, name: string | null): Required<Mailbox> =>
  ({ address, name: name ?? '' }) as Required<Mailbox>;
