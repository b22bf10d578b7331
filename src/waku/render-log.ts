// Waku reports failed renders on the console only.

/** React's messages for a reader who left before the page was complete. */
const aborted = /The render was aborted|AbortError|ResponseAborted|Premature close/;

export const isAbortedRender = (text: string): boolean => aborted.test(text);

/** The error's message out of what Waku prints: a prefix and the stack, whose line breaks it escapes as `\n`. */
export const renderFailure = (text: string): string =>
  text
    .replace(/^Error during rendering: /, '')
    .split(/\n|\\n/)[0]
    ?.replace(/^(\w*Error): /, '') ?? text;
