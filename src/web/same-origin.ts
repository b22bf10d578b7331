/** Whether a page of the same host sent the request, by `Sec-Fetch-Site` or else `Origin`; false without either header. */
export const isSameOrigin = ({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // compares hosts only: a proxy that terminates TLS may not forward the scheme
  return URL.parse(headers.get('origin') ?? '')?.host === new URL(url).host;
};
