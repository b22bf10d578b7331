import { canonicalAddress } from '../routing/canonical-address.ts';
import { collegeOf, type FeedContext } from './college.ts';

const monthsValid = 6;

/** The first day of a month some months ahead: the same text, and the same ETag, for a whole month. */
const expiry = (now: Temporal.ZonedDateTime): string =>
  `${now.toPlainDate().with({ day: 1 }).add({ months: monthsValid })}T00:00:00Z`;

/** Whom to tell about a hole in the site (RFC 9116); `supportEmail` is for colleges that name no address. */
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
