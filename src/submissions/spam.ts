import type { Answers } from '../forms/definition.ts';
import { networkOf } from '../web/network.ts';
import { createRateLimit } from '../web/rate-limit.ts';
import { fastestSubmission } from './render-token.ts';

/** Submissions from one network to one form that are accepted at once, and per minute; more are held for review. */
const held = { perMinute: 1, burst: 8 };
/** Posts from one network to one form that are processed at all. */
const refused = { perMinute: 30, burst: 60 };
const maxLinks = 3;

/** Limits per network and form, in each process. */
export function createSpamCheck(clock?: () => number) {
  const holding = createRateLimit(held, clock);
  const refusing = createRateLimit(refused, clock);
  const keyOf = (address: string, formId: number) => `${networkOf(address)} ${formId}`;
  return {
    /** Seconds to wait before another post; 0 if it may be processed. */
    waitSeconds: (tenantId: number, formId: number, address: string): number =>
      refusing.take(tenantId, keyOf(address, formId)),
    /** Why a submission is held for review; undefined if nothing is suspicious. */
    holdReason: (
      { tenantId, formId, address }: { tenantId: number; formId: number; address: string },
      { trap, age, answers, isPaid }: { trap: string; age: number; answers: Answers; isPaid: boolean },
    ): string | undefined => {
      if (trap !== '') return 'the field that people leave empty was filled in';
      if (age < fastestSubmission) return `submitted ${(age / 1000).toFixed(1)} seconds after the form was opened`;
      if (countLinks(answers) > maxLinks) return `more than ${maxLinks} links in the answers`;
      // many buyers of one network, such as a campus, pay at the same time when a camp opens
      if (!isPaid && holding.take(tenantId, keyOf(address, formId)) > 0) return 'many submissions from one network';
      return undefined;
    },
  };
}

const countLinks = (answers: Answers): number =>
  Object.values(answers)
    .flatMap(({ values, other = '' }) => [...values, other])
    .reduce((count, text) => count + (text.match(/https?:\/\//gi)?.length ?? 0), 0);
