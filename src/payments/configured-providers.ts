import type { Tenant } from '../domain/tenant.ts';
import { collegeKey, type PaymentSettings } from '../runtime/payment-settings.ts';
import type { PaymentProvider, Providers } from './provider.ts';
import { cashier } from './providers/cashier.ts';
import { payLater } from './providers/pay-later.ts';

type Options = {
  /** By `collegeKey`. */
  settings: Record<string, PaymentSettings>;
  /** The provider for colleges without settings, used by the sample colleges. */
  otherwise?: (tenant: Tenant) => Promise<PaymentProvider> | undefined;
};

/** The configured providers. Each is created when it is first needed, because Stripe's SDK is large. */
export function configuredProviders({ settings, otherwise }: Options): Providers {
  const created = new Map<string, Promise<PaymentProvider | undefined>>();
  return {
    of: (tenant) => {
      const known = created.get(tenant.slug);
      if (known) return known;
      const own = settings[collegeKey(tenant.slug)];
      const provider = own ? create(own) : Promise.resolve(otherwise?.(tenant));
      created.set(tenant.slug, provider);
      return provider;
    },
    instructionsOf: ({ slug }) => {
      const own = settings[collegeKey(slug)];
      return own?.provider === 'pay-later' ? own.INVOICE_INSTRUCTIONS : undefined;
    },
  };
}

async function create(settings: PaymentSettings): Promise<PaymentProvider> {
  if (settings.provider === 'cashier') return cashier({ url: settings.CASHIER_URL, secret: settings.CASHIER_SECRET });
  if (settings.provider === 'pay-later') return payLater(settings.INVOICE_INSTRUCTIONS);
  const { stripe } = await import('./providers/stripe.ts');
  return stripe({ secretKey: settings.STRIPE_SECRET_KEY, webhookSecret: settings.STRIPE_WEBHOOK_SECRET });
}
