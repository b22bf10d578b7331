/** Whether a request was started by a page of its own host. Browsers say so in either header; what says nothing is refused. */
export const isSameOrigin = ({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  // of the host alone: a proxy that ends TLS may not say which scheme was asked for
  return URL.parse(headers.get('origin') ?? '')?.host === new URL(url).host;
};
