import { nextChange } from '../../domain/display-dates.ts';
import { isoInstantOrNull } from '../../domain/instant.ts';
import { countedFields, surveyResults } from '../../forms/survey-results.ts';
import { endpoint } from '../endpoint.ts';
import type { Viewer } from '../viewer.ts';
import { countAnswers, findForm, findPlaces, findPublicForms, findUnpaid, hasCoupon } from './queries.ts';
import { toForm, toListedForm } from './reshape.ts';
import { formContracts, formListContract } from './schema.ts';

/** Milliseconds. Short, because submissions are not announced; the form itself decides whether to accept one. */
const freshMs = { form: 1000, list: 2000, results: 2000 };

const endpointsFor = (viewer: Viewer) => [
  endpoint(formContracts[viewer].get, async ({ db, tenant, values: { id } }) => {
    const row = await findForm(db, viewer, tenant.id, id);
    if (!row) return undefined;
    const [taken, unpaid, hasCollegeCoupon] = await Promise.all([
      findPlaces(db, tenant.id, id),
      row.form.payment === null ? [] : findUnpaid(db, tenant.id, id),
      hasCoupon(db, tenant.id),
    ]);
    const body = toForm(row, { taken, unpaid, hasCoupon: hasCollegeCoupon });
    const now = Date.now();
    const changesAt = nextChange([{ startDate: body.startDate, endDate: body.expirationDate }], now);
    const expiresAt = Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + freshMs.form);
    return { body, tags: [`form:${id}`], expiresAt };
  }),
  endpoint(formContracts[viewer].results, async ({ db, tenant, values: { id } }) => {
    const row = await findForm(db, viewer, tenant.id, id);
    const shown = row && toForm(row, { taken: new Map(), unpaid: [], hasCoupon: false });
    if (!shown || !(shown.results === 'public' || (viewer === 'staff' && shown.results === 'staff'))) return undefined;
    const ids = countedFields(shown.fields).map((field) => field.id);
    const { submissions, counts } = await countAnswers(db, tenant.id, id, ids);
    const { title, url, sport } = shown;
    const questions = surveyResults(shown.fields, counts);
    const body = { form: { id, title, url, sport, access: shown.access }, submissions, questions };
    return { body, tags: [`form:${id}`], expiresAt: Date.now() + freshMs.results };
  }),
];

const listEndpoint = endpoint(formListContract, async ({ db, tenant }) => {
  const rows = await findPublicForms(db, tenant.id);
  const now = Date.now();
  const dates = rows.map(({ form: { startDate, expirationDate } }) => ({
    startDate: isoInstantOrNull(startDate),
    endDate: isoInstantOrNull(expirationDate),
  }));
  const open = rows.filter(({ form: { startDate } }) => startDate === null || Date.parse(startDate) <= now);
  const body = open.map(({ submissionsCount, ...row }) => toListedForm(row, submissionsCount));
  const changesAt = nextChange(dates, now) ?? Number.POSITIVE_INFINITY;
  return { body, tags: ['form'], expiresAt: Math.min(changesAt, now + freshMs.list) };
});

export const formEndpoints = [listEndpoint, ...endpointsFor('public'), ...endpointsFor('staff')];
