import { completeSubmission, releaseSubmission } from '../forms/submission-states.ts';
import { pageOfSubmission } from '../forms/submissions.ts';
import type { Subjects } from '../payments/settle.ts';

/** What is fulfilled or released after a payment, by the kind of subject. */
export const paymentSubjects: Subjects = {
  form: {
    complete: async (db, { tenantId, subjectId }) => (await completeSubmission(db, tenantId, subjectId)) !== 'full',
    pageOf: (db, { tenantId, subjectId }) => pageOfSubmission(db, tenantId, subjectId),
    release: async (db, { tenantId, subjectId }) => void (await releaseSubmission(db, tenantId, subjectId)),
  },
};
