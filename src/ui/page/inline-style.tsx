import { getRequestContext } from '../../routing/request-context.ts';
import { AdoptedStyle } from '../client/adopted-style.tsx';

/** A style sheet of one page or component, which the content security policy allows. */
export function InlineStyle({ css }: { css: string }) {
  const { inlineCode, isPayload } = getRequestContext();
  // the policy of the current document does not allow the styles of a payload
  if (isPayload) return <AdoptedStyle css={css} />;
  return <style dangerouslySetInnerHTML={{ __html: inlineCode.style(css) }} />;
}
