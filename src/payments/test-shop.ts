import { createHmac, randomBytes } from 'node:crypto';

import type { Tenant } from '../domain/tenant.ts';
import { fileStore } from './fake-stripe/checkout-store.ts';
import { createFakeStripe } from './fake-stripe/fake-stripe.ts';
import type { PaymentProvider, WebhookRequest } from './provider.ts';

type Options = {
  /** Handles a webhook of a college; resolves with the status of the response. */
  receive: (slug: string, request: WebhookRequest) => Promise<number>;
  /** Folder of its checkouts. */
  folder: string;
};

const sampleColleges = ['lakeshore', 'pineridge'];
/** A real college may have the slug of a sample college, but not its host. */
const isSample = ({ slug, canonicalHost }: Tenant): boolean =>
  sampleColleges.includes(slug) && canonicalHost === `${slug}.localhost`;
const accountOf = (slug: string) => `sk_test_${slug}`;

/** The provider of the sample colleges: Stripe's SDK with a fake of its API in this process, which charges nothing. */
export function createTestShop({ receive, folder }: Options) {
  const key = randomBytes(32);
  const secretOf = (account: string) => `whsec_${createHmac('sha256', key).update(account).digest('hex')}`;
  const fake = createFakeStripe({
    secretOf,
    store: fileStore(folder),
    deliver: ({ account, body, signature }) =>
      receive(account.replace(accountOf(''), ''), { body, headers: new Headers({ 'stripe-signature': signature }) }),
  });
  return {
    /** The pages where buyers pay. */
    pages: fake.pages,
    providerOf: (tenant: Tenant): Promise<PaymentProvider> | undefined => {
      if (!isSample(tenant)) return undefined;
      const account = accountOf(tenant.slug);
      const settings = {
        secretKey: account,
        webhookSecret: secretOf(account),
        fetch: async (input: string | URL | Request, init?: RequestInit) => fake.api.request(input, init),
        checkoutOrigins: [],
      };
      return import('./providers/stripe.ts').then(({ stripe }) => stripe(settings));
    },
  };
}
