import { getRequestContext } from '../../routing/request-context.ts';
import { ScopedStyle } from './client/scoped-style.tsx';

/** The custom style of a form, limited to it. */
export function FormStyle({ formId, css }: { formId: number; css: string }) {
  const { nonce, isPayload } = getRequestContext();
  const scoped = `@scope (#form-${formId}) {\n${css}\n}`;
  // the nonce of a payload is not that of the document
  if (isPayload) return <ScopedStyle css={scoped} />;
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: scoped }} />;
}
