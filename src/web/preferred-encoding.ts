/** The encoding of a response that the request's `Accept-Encoding` prefers. */
export const preferredEncoding = (accepted: string): 'br' | 'gzip' | undefined => {
  const names = accepted
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') || names.includes('*') ? 'gzip' : undefined;
};
