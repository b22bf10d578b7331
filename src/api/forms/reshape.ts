import { formUrl } from '../../content/forms/form-url.ts';
import { isoInstantOrNull } from '../../domain/instant.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import type { FormField, FormPayment, ShownPayment } from '../../forms/definition.ts';
import { fieldKind } from '../../forms/field-kinds.ts';
import { acceptsSubmissions } from '../../forms/form-status.ts';
import { optionItem, type TakenOption } from '../../forms/order.ts';
import { sanitizeStory } from '../../web/sanitize-html.ts';
import { stripHtml } from '../../web/strip-html.ts';
import type { FormWithSport } from './queries.ts';
import type { Form, ListedForm } from './schema.ts';

type Use = {
  /** Units taken, by item. */
  taken: ReadonlyMap<string, number>;
  /** What submissions take that are not paid. */
  unpaid: readonly { taken: readonly TakenOption[] }[];
  /** The college has coupons for all its forms. */
  hasCoupon: boolean;
};

export function toForm({ form, sport }: FormWithSport, { taken, unpaid, hasCoupon }: Use): Form {
  const submissionsCount = taken.get('') ?? 0;
  const isFull = !acceptsSubmissions({ submissionsCount, maxSubmissions: form.maxSubmissions });
  const remaining = remainingOf(form.fields, taken);
  const reserved = [...new Set(unpaid.flatMap((submission) => submission.taken.map(optionItem)))];
  return {
    id: form.id,
    url: formUrl(form),
    title: form.title,
    description: sanitized(form.description),
    sport: sport && toSportReference(sport),
    access: form.access,
    fields: form.fields.map(toField),
    payment: form.payment && shownPayment(form.payment),
    takesCoupon: form.payment !== null && (form.payment.couponCode !== undefined || hasCoupon),
    thankYouText: sanitized(form.thankYouText),
    startDate: isoInstantOrNull(form.startDate),
    expirationDate: isoInstantOrNull(form.expirationDate),
    maxSubmissions: form.maxSubmissions,
    submissionsCount,
    hasLine: isFull && unpaid.length > 0 && form.payment?.enabled === true,
    remaining,
    reservedOptions: form.payment?.enabled ? reserved.filter((item) => remaining[item] === 0) : [],
    closedMessage: form.closedMessage,
    style: form.style,
    results: form.results,
    retentionDays: form.retentionDays,
  };
}

export function toListedForm({ form, sport }: FormWithSport, submissionsCount: number): ListedForm {
  const { id, title, description, maxSubmissions } = form;
  return {
    id,
    url: formUrl(form),
    title,
    summary: description === null ? null : stripHtml(description),
    sport: sport && toSportReference(sport),
    expirationDate: isoInstantOrNull(form.expirationDate),
    isFull: !acceptsSubmissions({ submissionsCount, maxSubmissions }),
    takesPayment: form.payment?.enabled ?? false,
  };
}

const sanitized = (html: string | null): string | null => (html === null ? null : sanitizeStory(html));

const shownPayment = ({ couponCode: _, couponAmount: __, couponAvailable: ___, ...shown }: FormPayment): ShownPayment =>
  shown;

const toField = (field: FormField): FormField =>
  fieldKind(field.type) === 'separator' ? { ...field, title: sanitizeStory(field.title) } : field;

const remainingOf = (fields: readonly FormField[], taken: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    fields.flatMap(({ id, options }) =>
      options.flatMap(({ value, available }) => {
        const item = optionItem({ field: id, option: value });
        return available === undefined ? [] : [[item, Math.max(available - (taken.get(item) ?? 0), 0)]];
      }),
    ),
  );
