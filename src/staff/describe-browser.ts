import bowser from 'bowser';

/** "Firefox on Windows", from a `User-Agent` header. */
export function describeBrowser(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || 'unknown');
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}
