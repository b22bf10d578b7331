type ShareLink = { label: string; href: string };

/** Addresses that share a page where the browser has no share sheet. */
export const shareLinks = (url: string, title: string): ShareLink[] => [
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { label: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
];
