import { renderToReadableStream as render } from 'react-dom/server.edge';

import { getRequestContext } from '../../routing/request-context.ts';

/** Replaces React's function in Waku: allows the bootstrap script in the policy. */
export const renderToReadableStream: typeof render = (children, options = {}) => {
  const script = getRequestContext().inlineCode.script(options.bootstrapScriptContent ?? '');
  return render(children, { ...options, bootstrapScriptContent: script });
};
