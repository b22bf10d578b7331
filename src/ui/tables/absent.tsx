import { absent } from '../../web/text.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';

/** The dash for a value that was not recorded. */
export const Absent = () => (
  <>
    <span aria-hidden="true">{absent}</span>
    <VisuallyHidden>not recorded</VisuallyHidden>
  </>
);
