/** Hosts of the push services of Chrome, Edge, Firefox and Safari. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
];

/** Whether a URL belongs to the push service of a known browser, on the default port and without credentials. */
export function isPushService(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    services.some((service) => service.test(url.hostname))
  );
}
