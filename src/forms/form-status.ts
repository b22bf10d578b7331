export type FormStatus = 'active' | 'pending' | 'closed';

type Dates = { startDate: string | null; expirationDate: string | null };

/** The status of a form at a time in milliseconds since the epoch. Start and expiration are inclusive. */
export function formStatus({ startDate, expirationDate }: Dates, now: number): FormStatus {
  if (startDate !== null && now < Date.parse(startDate)) return 'pending';
  if (expirationDate !== null && now > Date.parse(expirationDate)) return 'closed';
  return 'active';
}

/** Whether a form has room for another submission; always true without a maximum. */
export const acceptsSubmissions = (form: { submissionsCount: number; maxSubmissions: number | null }): boolean =>
  form.maxSubmissions === null || form.submissionsCount < form.maxSubmissions;
