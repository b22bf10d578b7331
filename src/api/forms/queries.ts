import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';

import { coupon as couponKind } from '../../content/coupons/coupon.ts';
import type { Db } from '../../db/client.ts';
import { tableOf } from '../../db/content/tables.ts';
import { matching } from '../../db/matching.ts';
import { perDatabase } from '../../db/per-database.ts';
import { form, formPlace, formSubmission } from '../../db/schema/form.ts';
import { sport } from '../../db/schema/sport.ts';
import type { AnswerCount } from '../../forms/survey-results.ts';
import type { Viewer } from '../viewer.ts';

const coupon = tableOf(couponKind);

const statements = perDatabase((db) => {
  const forms = (name: string, ...where: ReturnType<typeof eq>[]) =>
    db
      .select({ form, sport })
      .from(form)
      .leftJoin(sport, matching(sport, { tenantId: form.tenantId, id: form.sportId }))
      .where(and(eq(form.tenantId, sql.placeholder('tenantId')), eq(form.id, sql.placeholder('id')), ...where))
      .prepare(name);
  return {
    public: forms('form_by_id', ne(form.access, 'hidden')),
    staff: forms('any_form_by_id'),
    places: db
      .select({ item: formPlace.item, taken: formPlace.taken })
      .from(formPlace)
      .where(matching(formPlace, { tenantId: sql.placeholder('tenantId'), formId: sql.placeholder('id') }))
      .prepare('form_places'),
  };
});

export type FormWithSport = Awaited<ReturnType<ReturnType<typeof statements>['staff']['execute']>>[number];

/** A form regardless of its dates; hidden forms only for staff. */
export const findForm = async (
  db: Db,
  viewer: Viewer,
  tenantId: number,
  id: number,
): Promise<FormWithSport | undefined> => (await statements(db)[viewer].execute({ tenantId, id }))[0];

/** The public forms that have not closed, the first to close first, with their submissions. */
export const findPublicForms = (db: Db, tenantId: number) =>
  db
    .select({ form, sport, submissionsCount: sql<number>`coalesce(${formPlace.taken}, 0)` })
    .from(form)
    .leftJoin(sport, matching(sport, { tenantId: form.tenantId, id: form.sportId }))
    .leftJoin(formPlace, matching(formPlace, { tenantId: form.tenantId, formId: form.id, item: '' }))
    .where(
      and(
        matching(form, { tenantId, access: 'public' }),
        sql`(${form.expirationDate} is null or ${form.expirationDate} >= now())`,
      ),
    )
    .orderBy(sql`${form.expirationDate} nulls last`, asc(form.title));

/** Units taken, by item; the empty item is the form itself. */
export async function findPlaces(db: Db, tenantId: number, id: number): Promise<Map<string, number>> {
  const rows = await statements(db).places.execute({ tenantId, id });
  return new Map(rows.map(({ item, taken }) => [item, taken]));
}

/** What the submissions of a form take that are not paid. */
export const findUnpaid = (db: Db, tenantId: number, id: number) =>
  db
    .select({ taken: formSubmission.taken })
    .from(formSubmission)
    .where(
      and(matching(formSubmission, { tenantId, formId: id }), inArray(formSubmission.state, ['pending', 'waiting'])),
    );

/** Whether the college has a currently valid coupon for all its forms. */
export const hasCoupon = async (db: Db, tenantId: number): Promise<boolean> =>
  (await db.$count(
    coupon,
    and(
      eq(coupon.tenantId, tenantId),
      sql`(${coupon.startDate} is null or ${coupon.startDate} <= now())`,
      sql`(${coupon.endDate} is null or ${coupon.endDate} > now())`,
    ),
  )) > 0;

/** For the fields with these ids, how often each value was chosen in complete submissions. */
export async function countAnswers(
  db: Db,
  tenantId: number,
  id: number,
  fieldIds: readonly string[],
): Promise<{ submissions: number; counts: AnswerCount[] }> {
  const complete = matching(formSubmission, { tenantId, formId: id, state: 'complete' });
  const submissions = await db.$count(formSubmission, complete);
  if (fieldIds.length === 0) return { submissions, counts: [] };
  const field = sql<string>`answer.key`;
  const value = sql<string>`chosen.value`;
  const counts = await db
    .select({ field: field.as('field'), value: value.as('value'), count: sql<number>`count(*)::int`.as('count') })
    .from(
      sql`${formSubmission}, jsonb_each(${formSubmission.answers}) answer,
        jsonb_array_elements_text(answer.value -> 'values') chosen`,
    )
    .where(and(complete, sql`answer.key in ${fieldIds}`))
    .groupBy(field, value);
  const answered = await db
    .select({ field: field.as('field'), count: sql<number>`count(*)::int`.as('count') })
    .from(sql`${formSubmission}, jsonb_each(${formSubmission.answers}) answer`)
    .where(and(complete, sql`answer.key in ${fieldIds}`))
    .groupBy(field);
  return { submissions, counts: [...counts, ...answered.map((each) => ({ ...each, value: null }))] };
}
