import { isoInstant } from '../domain/instant.ts';
import { printedInstant } from '../domain/printed-instant.ts';
import { athleticsName } from '../domain/tenant.ts';
import { formatMoney } from '../forms/payments/money.ts';
import { href } from '../routing/routes.ts';
import type { Mail } from '../web/mail.ts';
import type { OrderRow } from './orders.ts';
import type { ResolvedCollege } from './resolved-college.ts';

/** The mail to a buyer who waited in line and has a place now. */
export function placeMail(
  { id, reference, title, total, currency, buyerEmail, expiresAt }: OrderRow,
  { tenant, origin }: ResolvedCollege,
): Mail {
  const until = expiresAt === null ? '' : ` until ${printedInstant(isoInstant(expiresAt), tenant.timezone)}`;
  const text = [
    `You have a place. It is kept for you${until}. Please pay ${formatMoney(total, currency)}:`,
    '',
    origin + href('order', { reference }),
    '',
    title,
    `Order ${id}`,
    '',
    athleticsName(tenant),
  ];
  return {
    purpose: 'confirmation',
    key: placeMailKey(id),
    to: { address: buyerEmail ?? '' },
    subject: `Please pay: ${title}`,
    text: text.join('\n'),
  };
}

export const placeMailKey = (orderId: number): string => `place ${orderId}`;
