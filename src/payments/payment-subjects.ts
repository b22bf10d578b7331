import {
  admitSubmission,
  completeSubmission,
  positionInLine,
  releaseSubmission,
} from '../submissions/submission-states.ts';
import { pageOfSubmission } from '../submissions/submissions.ts';
import type { Subjects } from './settle.ts';

/** How to fulfill and release subjects of orders, by kind. */
export const paymentSubjects: Subjects = {
  form: {
    // one that was deleted in the meantime cannot be provided either
    complete: async (db, { tenantId, subjectId }) =>
      ['completed', 'unchanged'].includes(await completeSubmission(db, tenantId, subjectId)),
    admit: (db, { tenantId, subjectId }) => admitSubmission(db, tenantId, subjectId),
    positionOf: (db, { tenantId, subjectId }) => positionInLine(db, tenantId, subjectId),
    pageOf: (db, { tenantId, subjectId }) => pageOfSubmission(db, tenantId, subjectId),
    release: async (db, { tenantId, subjectId }) => void (await releaseSubmission(db, tenantId, subjectId)),
  },
};
