import { InlineStyle } from '../inline-style.tsx';

/** The custom style of a form, limited to it. */
export const FormStyle = ({ formId, css }: { formId: number; css: string }) => (
  <InlineStyle css={`@scope (#form-${formId}) {\n${css}\n}`} />
);
