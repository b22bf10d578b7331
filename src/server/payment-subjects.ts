import type { Subjects } from '../payments/settle.ts';

/** What is fulfilled or released after a payment, by the kind of subject. */
export const paymentSubjects: Subjects = {};
