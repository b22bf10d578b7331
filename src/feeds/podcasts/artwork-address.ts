/** Directories accept artwork of 1400 to 3000 pixels. */
const width = 1600;

/** The path of artwork as PNG or JPEG, which are the only formats that directories accept. */
export function artworkAddress(url: string): string {
  if (/\.(?:png|jpe?g)$/i.test(url)) return url;
  return `/images/resize?${new URLSearchParams({ url, width: String(width), height: String(width), type: 'jpeg' })}`;
}
