import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { type FormProblem, incompleteForm } from '../forms/check-answers.ts';
import { checkForm } from '../forms/check-form.ts';
import { honeypot } from '../forms/definition.ts';
import { formStatus } from '../forms/form-status.ts';
import { orderOf } from '../forms/order.ts';
import { cleanText, readAnswers } from '../forms/read-answers.ts';
import { counted } from '../web/counted.ts';
import { clip } from '../web/storable-text.ts';
import { type Checkout, noCheckout } from './checkout.ts';
import { findForm } from './find-form.ts';
import {
  createRenderToken,
  createSecrets,
  fastestSubmission,
  maxSubmissionAge,
  readRenderToken,
} from './render-token.ts';
import { createSpamCheck } from './spam.ts';
import { findRepeated, type Stored, storeSubmission } from './store-submission.ts';
import { networkHash, unpaidPerEmail, unpaidPerNetwork } from './unpaid-orders.ts';

type Posted = {
  tenant: Tenant;
  formId: number;
  /** Whether the sender is logged in as staff, who may use hidden forms. */
  isStaff: boolean;
  body: URLSearchParams;
  address: string;
};

/** Where the sender goes next, or why the form is shown again. */
export type Submitted = { reference: string; isHeld: boolean } | { checkout: string } | Refused;

type Refused = {
  status: 400 | 403 | 409 | 422 | 429;
  notice?: string;
  problems?: readonly FormProblem[];
  waitSeconds?: number;
  /** When the form that is shown again counts as opened. */
  renderedAt?: number;
};

export type Forms = ReturnType<typeof createForms>;

type Options = {
  checkout?: Checkout;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** Monotonic milliseconds, by which limits count: the other clock may be set back or forward. */
  elapsed?: () => number;
};

/** Maximum number of values in a post; the largest definition has fewer controls. */
const maxValues = 2000;
/** Characters of a coupon code that are read: longer ones do not exist. */
const maxCouponLength = 100;

/** The forms service for all colleges: tokens of rendered forms, and submissions. */
export function createForms(db: Db, { checkout = noCheckout, clock = Date.now, elapsed }: Options = {}) {
  const secretOf = createSecrets(db);
  const spam = createSpamCheck(elapsed);

  const accept = async (form: FormRow, posted: Posted): Promise<Submitted> => {
    const { tenant, body, address } = posted;
    const now = clock();
    const waitSeconds = spam.waitSeconds(tenant.id, form.id, address);
    if (waitSeconds > 0) return { status: 429, waitSeconds, notice: notices.tooMany(waitSeconds) };
    if (body.size > maxValues) return { status: 400, notice: notices.tooLong(body.size) };
    const rendered = { tenantId: tenant.id, formId: form.id, secret: await secretOf(tenant.id) };
    const token = readRenderToken(rendered, body.get('token') ?? '');
    if (!token) return { status: 403, notice: notices.unknown };
    const submitted = await decide(form, posted, token, now);
    if (!('status' in submitted)) return submitted;
    // who has only to choose Submit again does so faster than a form is filled in
    return { ...submitted, renderedAt: Math.max(token.renderedAt, now - fastestSubmission) };
  };

  const decide = async (
    form: FormRow,
    { tenant, body, address }: Posted,
    { key, renderedAt }: { key: string; renderedAt: number },
    now: number,
  ): Promise<Submitted> => {
    const answers = readAnswers(form.fields, (name) => body.getAll(name));
    const couponCode = clip(cleanText(body.get('coupon') ?? ''), maxCouponLength) || undefined;
    const age = now - renderedAt;
    const ended =
      age > maxSubmissionAge ? notices.old : formStatus(form, now) !== 'active' ? notices.closed : undefined;
    if (ended !== undefined) {
      // the response to an earlier attempt may have been lost
      const earlier = await findRepeated(db, { form, key, answers, couponCode });
      if (earlier && 'submission' in earlier) return toSubmitted(tenant, form, earlier);
      return { status: 409, notice: ended };
    }
    const problems = checkForm(form, answers, todayIn(tenant.timezone, now));
    if (problems.length > 0) return { status: 422, notice: incompleteForm, problems };
    if (form.payment?.enabled && (await checkout.unavailable(tenant)))
      return { status: 409, notice: notices.noPayment };
    const heldReason = spam.holdReason(
      { tenantId: tenant.id, formId: form.id, address },
      { trap: body.get(honeypot) ?? '', age, answers, isPaid: (orderOf(form, answers)?.total ?? 0) > 0 },
    );
    const stored = await storeSubmission(db, {
      form,
      key,
      answers,
      couponCode,
      heldReason,
      network: networkHash(address, await secretOf(tenant.id)),
      onOrder: async (transaction, submission) => {
        const order = await checkout.createOrder(transaction, { tenant, form, submission });
        return 'couponProblem' in order ? order : undefined;
      },
    });
    return toSubmitted(tenant, form, stored);
  };

  const toSubmitted = async (tenant: Tenant, form: FormRow, stored: Stored): Promise<Submitted> => {
    if ('full' in stored) return fullForm(form, stored.full);
    if ('unpaid' in stored)
      return { status: 429, waitSeconds: unpaidWaitSeconds, notice: notices.unpaidOrders[stored.unpaid] };
    if ('couponProblem' in stored)
      return {
        status: 422,
        notice: incompleteForm,
        problems: [{ fieldId: '', control: 'coupon', message: stored.couponProblem }],
      };
    if ('changed' in stored)
      return { status: 409, notice: stored.changed.state === 'expired' ? notices.unpaid : notices.again };
    const { submission } = stored;
    if (submission.state === 'pending' || submission.state === 'waiting')
      return { checkout: await checkout.addressOf(tenant, submission) };
    return { reference: submission.reference, isHeld: submission.state === 'held' };
  };

  return {
    /** The token of a form that is rendered now, or counts as opened before. */
    renderToken: async (tenantId: number, formId: number, renderedAt = clock()): Promise<string> =>
      createRenderToken({ tenantId, formId, secret: await secretOf(tenantId) }, renderedAt),
    /** Why fans cannot pay; undefined if they can. */
    paymentProblem: (tenant: Tenant) => checkout.unavailable(tenant),
    /** Whether no money is charged. */
    isTestPayment: (tenant: Tenant) => checkout.isTest(tenant),
    /** Stores a posted form. Undefined if there is no such form for the sender. */
    submit: async (posted: Posted): Promise<Submitted | undefined> => {
      const form = await findForm(db, posted.tenant.id, posted.formId);
      if (!form || (form.access === 'hidden' && !posted.isStaff)) return undefined;
      return accept(form, posted);
    },
  };
}

/** Places that are not paid are free again after this time, at the latest. */
const unpaidWaitSeconds = 600;

const todayIn = (zone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();

const notices = {
  unknown: 'This form could not be verified. Check your answers and submit it again.',
  old: 'This form was open for more than a day. Check your answers and submit it again.',
  closed: 'This form does not accept submissions now.',
  noPayment: 'This form is closed because payments are not available.',
  again: 'You have submitted this form before. To submit it again with these answers, choose Submit.',
  unpaid: 'The payment of your earlier submission was not completed. To start again, choose Submit.',
  unpaidOrders: {
    network: `At most ${unpaidPerNetwork} places can be reserved from one network without a payment. Pay yours, or try again in 10 minutes.`,
    email: `Your e-mail address has ${unpaidPerEmail} orders of this form that are not paid. Pay them, or try again in 10 minutes.`,
    line: 'Too many people wait in line for a place. Try again in 10 minutes.',
  },
  tooMany: (seconds: number) =>
    `Too many submissions came from your network. Wait ${counted(Math.ceil(seconds / 60), 'minute')} and submit again.`,
  tooLong: (values: number) => `The form was sent with ${values} values. The limit is ${maxValues}.`,
};

function fullForm({ fields, closedMessage }: FormRow, full: Extract<Stored, { full: unknown }>['full']): Submitted {
  if (full === 'form') return { status: 409, notice: closedMessage ?? 'All places are taken.' };
  const field = fields.find(({ id }) => id === full.field);
  const option = field?.options.find(({ value }) => value === full.option);
  const message = `${option?.title ?? full.option} is no longer available${full.quantity > 1 ? ` for ${full.quantity}` : ''}. Choose another answer.`;
  return {
    status: 409,
    notice: incompleteForm,
    problems: [{ fieldId: full.field, control: `field-${full.field}`, message }],
  };
}
