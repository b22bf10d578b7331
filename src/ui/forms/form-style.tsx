import { getRequestContext } from '../../routing/request-context.ts';
import { ScopedStyle } from './client/scoped-style.tsx';

/** The custom style of a form, limited to it. */
export function FormStyle({ formId, css }: { formId: number; css: string }) {
  const { inlineCode, isPayload } = getRequestContext();
  const scoped = `@scope (#form-${formId}) {\n${css}\n}`;
  // the policy of the current document does not allow the styles of a payload
  if (isPayload) return <ScopedStyle css={scoped} />;
  return <style dangerouslySetInnerHTML={{ __html: inlineCode.style(scoped) }} />;
}
