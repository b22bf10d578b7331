import { ABSENT } from '../domain/text.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The dash for a figure nobody recorded. */
export const Absent = () => (
  <>
    <span aria-hidden="true">{ABSENT}</span>
    <VisuallyHidden>not recorded</VisuallyHidden>
  </>
);
