import { canonicalAddress } from '../routing/canonical-address.ts';
import { collegeOf, type FeedContext } from './college.ts';

const monthsValid = 6;

/** The first day of a month some months ahead, so that the text and its ETag change only monthly. */
const expiry = (now: Temporal.ZonedDateTime): string =>
  `${now.toPlainDate().with({ day: 1 }).add({ months: monthsValid })}T00:00:00Z`;

/** The contact for reporting vulnerabilities (RFC 9116); `supportEmail` is the fallback for colleges without an address. */
export const securityText =
  ({ supportEmail }: { supportEmail: string }) =>
  (c: FeedContext) => {
    const { settings } = collegeOf(c).tenant;
    const lines = [
      `Contact: mailto:${settings.supportEmail ?? supportEmail}`,
      `Expires: ${expiry(Temporal.Now.zonedDateTimeISO('UTC'))}`,
      'Preferred-Languages: en',
      `Canonical: ${canonicalAddress('/.well-known/security.txt')}`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  };
