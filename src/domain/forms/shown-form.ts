import type { FieldOption, FormField, ShownPayment } from './definition.ts';
import { acceptsSubmissions, formStatus } from './form-status.ts';
import { optionItem } from './order.ts';

/** A form as fans see it. */
export type ShownForm = {
  id: number;
  url: string;
  title: string;
  fields: readonly FormField[];
  payment: ShownPayment | null;
  takesCoupon: boolean;
  /** Units left of limited options by `field=option`. */
  remaining: Readonly<Record<string, number>>;
  startDate: string | null;
  expirationDate: string | null;
  maxSubmissions: number | null;
  submissionsCount: number;
  /** All places are taken, but some of them are not paid, so that further submissions wait in line. */
  hasLine?: boolean;
  closedMessage: string | null;
  style: string | null;
  retentionDays: number;
};

/** Whether a form accepts submissions, and if not, why. */
export const openingOf = (form: ShownForm, now: number): 'open' | 'pending' | 'closed' | 'full' => {
  const status = formStatus(form, now);
  if (status !== 'active') return status;
  return acceptsSubmissions(form) || form.hasLine ? 'open' : 'full';
};

/** Whether a limited option is sold out. */
export const isSoldOut = ({ remaining }: Pick<ShownForm, 'remaining'>, fieldId: string, option: FieldOption): boolean =>
  remaining[optionItem({ field: fieldId, option: option.value })] === 0;
