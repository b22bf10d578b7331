import { renderToReadableStream as render } from 'react-dom/server.edge';

import { getRequestContext } from '../../routing/request-context.ts';
import { elementScript } from './data-elements.ts';

/** Replaces React's function in Waku: adds the elements' script to the bootstrap script and allows it in the policy. */
export const renderToReadableStream: typeof render = (children, options = {}) => {
  const script = getRequestContext().inlineCode.script(elementScript + (options.bootstrapScriptContent ?? ''));
  return render(children, { ...options, bootstrapScriptContent: script });
};
