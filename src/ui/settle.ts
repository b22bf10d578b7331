import type { ReactNode } from 'react';
import { createFromReadableStream } from 'react-server-dom-webpack/client.edge';
import { renderToReadableStream } from 'react-server-dom-webpack/server.edge';

/** Server components rendered to their end; nothing when one of them fails, which is logged. */
export const settle = async (children: ReactNode): Promise<ReactNode> => {
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    console.error('A part of the page was left out:', error);
    return undefined;
  };
  const payload = await new Response(renderToReadableStream(children, {}, { onError })).blob();
  return hasFailed ? null : createFromReadableStream<ReactNode>(payload.stream());
};
