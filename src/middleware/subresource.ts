const contentType = /^(?:text\/(?:javascript|css)|font\/)/;

/** Whether a response is a script, a style sheet or a font: headers for documents would double the size of the smallest. */
export const isSubresource = (response: Response): boolean =>
  contentType.test(response.headers.get('content-type') ?? '');
