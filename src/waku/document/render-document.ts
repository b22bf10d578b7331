import { renderToReadableStream as render } from 'react-dom/server.node';

import { getRequestContext } from '../../routing/request-context.ts';

/**
 * Replaces React's function in Waku: allows the bootstrap script in the policy, and renders Suspense boundaries that are complete in
 * place. React would move large ones to the end, where it takes JavaScript to show them. The renderer for Node encodes a page in
 * blocks, the one for the edge every attribute by itself.
 */
export const renderToReadableStream: typeof render = (children, options = {}) => {
  const script = getRequestContext().inlineCode.script(options.bootstrapScriptContent ?? '');
  return render(children, {
    ...options,
    bootstrapScriptContent: script,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
};
