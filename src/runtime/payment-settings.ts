import { type } from 'arktype';

import { expectedOf } from '../web/expected.ts';

const web = type(/^https?:\/\/[^\s;,'"]+$/).describe('an address such as https://cashier.example.edu/pay');

/** The payment provider of a college: the value of `PAYMENTS_<COLLEGE>` and the settings that go with it. */
const providers = {
  stripe: type({
    STRIPE_SECRET_KEY: type(/^(?:sk|rk)_\w{8,}$/).describe('a secret key of Stripe, which begins with sk_ or rk_'),
    STRIPE_WEBHOOK_SECRET: type(/^whsec_\S{8,}$/).describe(
      'the signing secret of the webhook, which begins with whsec_',
    ),
  }),
  cashier: type({
    CASHIER_URL: web,
    CASHIER_SECRET: type('string >= 32').describe('at least 32 characters'),
  }),
  'pay-later': type({ INVOICE_INSTRUCTIONS: type('string > 0').describe('how to pay an invoice') }),
};

export type PaymentSettings = {
  [Name in keyof typeof providers]: { provider: Name } & (typeof providers)[Name]['infer'];
}[keyof typeof providers];

const variable =
  /^(PAYMENTS|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|CASHIER_URL|CASHIER_SECRET|INVOICE_INSTRUCTIONS)_([A-Z0-9_]+)$/;

/** The part of a setting's name that stands for a college: the slug "north-carolina" becomes NORTH_CAROLINA, as in `PAYMENTS_NORTH_CAROLINA`. */
export const collegeKey = (slug: string): string => slug.toUpperCase().replaceAll('-', '_');

/** Payment settings by `collegeKey`, and a line per invalid setting that names it but not its value. */
export function parsePaymentSettings(variables: Record<string, string | undefined>): {
  settings: Record<string, PaymentSettings>;
  problems: string[];
} {
  const byCollege = new Map<string, Record<string, string>>();
  for (const [name, value] of Object.entries(variables)) {
    const [, setting = '', college = ''] = variable.exec(name) ?? [];
    if (value && college) byCollege.set(college, { ...byCollege.get(college), [setting]: value });
  }
  const settings: Record<string, PaymentSettings> = {};
  const problems: string[] = [];
  for (const [college, { PAYMENTS: provider = '', ...values }] of byCollege) {
    const schema = Object.hasOwn(providers, provider) ? providers[provider as keyof typeof providers] : undefined;
    if (!schema) {
      problems.push(
        `  PAYMENTS_${college} is ${JSON.stringify(provider)}; it has to be one of ${Object.keys(providers).join(', ')}`,
      );
      continue;
    }
    const parsed = schema(values);
    if (parsed instanceof type.errors)
      problems.push(...parsed.map((error) => `  ${String(error.path[0])}_${college} has to be ${expectedOf(error)}`));
    else settings[college] = { provider, ...parsed } as PaymentSettings;
  }
  return { settings, problems };
}
