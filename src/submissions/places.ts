import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { matching } from '../db/matching.ts';
import { formPlace } from '../db/schema/form.ts';
import type { FormField } from '../forms/definition.ts';
import { optionItem, type TakenOption } from '../forms/order.ts';

/** The form itself, or one of its limited options, with the units to take and the maximum. */
type Place = { item: string; quantity: number; max: number };

export type FormKey = { tenantId: number; formId: number };

const wholeForm = '';
/** The largest value of a column of type integer. */
const unlimited = 2_147_483_647;

/** Counts a submission and the limited options that it takes. Returns an item without room, after which the caller must roll back; undefined if all have room. */
export async function takePlaces(
  db: Db,
  key: FormKey,
  form: { fields: readonly FormField[]; maxSubmissions: number | null },
  taken: readonly TakenOption[],
): Promise<TakenOption | 'form' | undefined> {
  const max = form.maxSubmissions ?? unlimited;
  if (!(await takePlace(db, key, { item: wholeForm, quantity: 1, max }))) return 'form';
  // always in the same order, so that transactions wait for each other without a deadlock
  for (const option of [...taken].sort((a, b) => (optionItem(a) < optionItem(b) ? -1 : 1))) {
    const { quantity } = option;
    const available = availableOf(form.fields, option);
    if (!(await takePlace(db, key, { item: optionItem(option), quantity, max: available }))) return option;
  }
  return undefined;
}

/** Frees the places of a submission. */
export async function releasePlaces(db: Db, key: FormKey, taken: readonly TakenOption[]): Promise<void> {
  const items = [
    ...taken.map((option) => ({ item: optionItem(option), quantity: option.quantity })),
    { item: wholeForm, quantity: 1 },
  ];
  for (const { item, quantity } of items)
    await db
      .update(formPlace)
      .set({ taken: sql`greatest(${formPlace.taken} - ${quantity}, 0)` })
      .where(matching(formPlace, { tenantId: key.tenantId, formId: key.formId, item }));
}

/** Takes units in one statement, so that simultaneous submissions never take more than there are. */
async function takePlace(db: Db, { tenantId, formId }: FormKey, { item, quantity, max }: Place): Promise<boolean> {
  if (quantity > max) return false;
  const rows = await db
    .insert(formPlace)
    .values({ tenantId, formId, item, taken: quantity })
    .onConflictDoUpdate({
      target: [formPlace.tenantId, formPlace.formId, formPlace.item],
      set: { taken: sql`${formPlace.taken} + ${quantity}` },
      setWhere: sql`${formPlace.taken} + ${quantity} <= ${max}`,
    })
    .returning({ taken: formPlace.taken });
  return rows.length > 0;
}

/** Tells for units of an option whether they are more than are left. */
export async function findSoldOut(db: Db, { tenantId, formId }: FormKey, fields: readonly FormField[]) {
  const rows = await db
    .select({ item: formPlace.item, taken: formPlace.taken })
    .from(formPlace)
    .where(matching(formPlace, { tenantId, formId }));
  const counts = new Map(rows.map(({ item, taken }) => [item, taken]));
  return (option: TakenOption): boolean =>
    (counts.get(optionItem(option)) ?? 0) + option.quantity > availableOf(fields, option);
}

/** Units of an option that there are altogether. */
export const availableOf = (fields: readonly FormField[], { field, option }: TakenOption): number =>
  fields.find(({ id }) => id === field)?.options.find(({ value }) => value === option)?.available ?? unlimited;
