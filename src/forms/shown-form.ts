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
  /** Sold-out options, some of whose units are not paid: further submissions wait in line for them. */
  reservedOptions?: readonly string[];
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

type Stock = Pick<ShownForm, 'remaining' | 'reservedOptions'>;

const itemOf = (fieldId: string, { value }: FieldOption) => optionItem({ field: fieldId, option: value });

/** Whether a submission waits in line for a limited option: its units are reserved, but not all paid. */
export const hasOptionLine = ({ reservedOptions = [] }: Stock, fieldId: string, option: FieldOption): boolean =>
  reservedOptions.includes(itemOf(fieldId, option));

/** Whether a limited option is sold out. */
export const isSoldOut = (form: Stock, fieldId: string, option: FieldOption): boolean =>
  form.remaining[itemOf(fieldId, option)] === 0 && !hasOptionLine(form, fieldId, option);
