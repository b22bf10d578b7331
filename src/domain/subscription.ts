import type { SportReference } from './sport-reference.ts';

/** The state of the page where fans subscribe. */
export type SubscriptionForm = {
  /** `request`: the empty form. `requested`: the mail has been sent. `choose`: an address is being confirmed. */
  step: 'request' | 'requested' | 'choose' | 'confirmed' | 'unknown';
  email: string;
  name: string;
  /** Ids of the chosen sports. */
  sports: readonly number[];
  token?: string;
  problems: readonly { field: 'email' | 'name' | undefined; text: string }[];
};

/** The state of the page where subscribers unsubscribe. */
export type UnsubscribeForm = { step: 'ask' | 'done' | 'unknown'; token: string; email: string };

export type SportChoice = Pick<SportReference, 'id' | 'title'>;
