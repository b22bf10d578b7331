import type { FormRow } from '../content/forms/form.ts';
import type { Db } from '../db/client.ts';
import { answerText } from '../forms/answer-text.ts';
import type { Answers } from '../forms/definition.ts';
import { fieldKind } from '../forms/field-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Mailbox } from '../web/mail.ts';
import { stripHtml } from '../web/strip-html.ts';

type Submitted = { id: number; reference: string; answers: Answers; email: string | null };

/**
 * Queues mail about a complete submission: its answers to the recipients, with the sender in Reply-To, and a confirmation to the
 * sender. The confirmation contains no answers, so that nobody can use the form to send their own text to others.
 */
export async function queueFormMail(db: Db, form: FormRow, submission: Submitted): Promise<void> {
  const { tenantId, title } = form;
  const { id: submissionId, reference, answers, email } = submission;
  const replyTo = email ? { address: email } : undefined;
  const text = `${answerLines(form, answers)}\n\nReference: ${reference}\n`;
  for (const to of recipientsOf(form, answers))
    await queueMail(db, tenantId, {
      submissionId,
      purpose: 'form',
      to,
      replyTo,
      subject: `${title}: ${reference}`,
      text,
    });
  if (!replyTo || !form.confirmation) return;
  const thanks = form.thankYouText ? stripHtml(form.thankYouText) : 'Thank you. We have received your submission.';
  await queueMail(db, tenantId, {
    submissionId,
    purpose: 'confirmation',
    to: replyTo,
    subject: `Received: ${title}`,
    text: `${thanks}\n\n${title}\nReference: ${reference}\n`,
  });
}

/** Queues the message to a sender whose submission with payment was approved. Without an address there is none. */
export async function queuePaymentMail(
  db: Db,
  { tenantId, title }: FormRow,
  { id: submissionId, reference, email }: Pick<Submitted, 'id' | 'reference' | 'email'>,
  payAt: string,
): Promise<void> {
  if (!email) return;
  await queueMail(db, tenantId, {
    submissionId,
    purpose: 'confirmation',
    to: { address: email },
    subject: `Please pay: ${title}`,
    text: `We have reviewed your submission. Your place is kept for a day while you pay:\n\n${payAt}\n\n${title}\nReference: ${reference}\n`,
  });
}

const recipientsOf = ({ recipients }: FormRow, answers: Answers): Mailbox[] =>
  recipients
    .filter(({ when }) => !when || answers[when.field]?.values.includes(when.value))
    .map(({ name, address }) => ({ address, name }));

const answerLines = ({ fields }: FormRow, answers: Answers): string =>
  fields
    .filter((field) => fieldKind(field.type) !== 'separator' && answers[field.id])
    .map((field) => `${field.title}:\n${answerText(field, answers[field.id])}`)
    .join('\n\n');
