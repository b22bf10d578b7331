import { type } from 'arktype';

/** One address without a display name; the characters that separate or quote addresses in headers are refused. */
export const emailAddress = type('string <= 254')
  .narrow((text) =>
    /^[^\s\p{Cc}@,;:<>()[\]"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(text),
  )
  .describe('an e-mail address such as name@college.edu');

export type Mailbox = { address: string; name?: string | undefined };

export const mailPurposes = ['form', 'confirmation', 'subscription', 'receipt', 'account'] as const;

/** A message to one recipient. */
export type Mail = {
  /** Subject for the outbox list that staff see. */
  purpose: (typeof mailPurposes)[number];
  to: Mailbox;
  /** Reply-To, the only header for a visitor's address. */
  replyTo?: Mailbox | undefined;
  subject: string;
  /** Plain text. */
  text: string;
  /** Lets mail programs unsubscribe with one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** The submission that it is about: it is deleted with it. */
  submissionId?: number | undefined;
  /** A second message of a college with the same key is not queued. */
  key?: string | undefined;
};

/** A value for a header: control characters and line breaks become blanks. */
export const headerText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Minutes until the next attempt after each failed one; after the last attempt the message has failed. */
const pauses = [1, 5, 15, 60, 240, 720, 1440];

/** Minutes until the next attempt; undefined if there is none. A 5xx reply is final. */
export const minutesToNextAttempt = (attempts: number, responseCode?: number): number | undefined =>
  responseCode !== undefined && responseCode >= 500 ? undefined : pauses[attempts - 1];
