const contentType = /^(?:text\/(?:javascript|css)|font\/)/;

/** Whether a response is a script, style sheet or font, which go without document headers: they would double the size of the smallest. */
export const isSubresource = (response: Response): boolean =>
  contentType.test(response.headers.get('content-type') ?? '');
