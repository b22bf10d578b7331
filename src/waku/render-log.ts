// Waku reports failed renders only on the console.

/** React's messages for a client that disconnected before the page was complete. */
const aborted = /The render was aborted|AbortError|ResponseAborted|Premature close/;

export const isAbortedRender = (text: string): boolean => aborted.test(text);

/** Extracts the error's message from Waku's output, a prefix and the stack with line breaks escaped as `\n`. */
export const renderFailure = (text: string): string =>
  text
    .replace(/^Error during rendering: /, '')
    .split(/\n|\\n/)[0]
    ?.replace(/^(\w*Error): /, '') ?? text;
