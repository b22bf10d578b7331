import type { subscriber } from '../db/schema/subscription.ts';
import { athleticsName, type Tenant } from '../domain/tenant.ts';
import { href } from '../routing/routes.ts';
import type { Mail } from '../web/mail.ts';

type Recipient = Pick<typeof subscriber.$inferSelect, 'email' | 'token' | 'confirmedAt'>;

/**
 * The request to confirm a subscription; for a confirmed subscriber, the address to change it. Without the name, because anyone
 * may enter any text and the address of someone else.
 */
export function confirmationMail({ email, token, confirmedAt }: Recipient, tenant: Tenant, origin: string): Mail {
  const confirm = origin + href('subscribe', {}, { token });
  const unsubscribe = origin + href('unsubscribed', {}, { token });
  const title = athleticsName(tenant);
  const text = confirmedAt
    ? [
        `You are already subscribed to news from ${title}.`,
        '',
        `Change what you receive: ${confirm}`,
        `Unsubscribe: ${unsubscribe}`,
      ]
    : [
        `Please confirm that you want news from ${title}:`,
        '',
        confirm,
        '',
        'If you did not subscribe, ignore this message: you will not receive another one.',
      ];
  return {
    purpose: 'subscription',
    to: { address: email },
    subject: confirmedAt ? `Your subscription to ${title}` : `Confirm your subscription to ${title}`,
    text: text.join('\n'),
    unsubscribeUrl: unsubscribe,
  };
}
