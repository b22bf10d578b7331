import { renderToReadableStream as render } from 'react-dom/server.edge';

import { getRequestContext } from '../../routing/request-context.ts';

/**
 * Replaces React's function in Waku: allows the bootstrap script in the policy, and renders boundaries whose content is
 * complete in their place. React would move large ones to the end, where they need JavaScript to be shown.
 */
export const renderToReadableStream: typeof render = (children, options = {}) => {
  const script = getRequestContext().inlineCode.script(options.bootstrapScriptContent ?? '');
  return render(children, {
    ...options,
    bootstrapScriptContent: script,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
};
