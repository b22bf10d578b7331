type ShareLink = { label: string; href: string };

/** URLs that share a page, for browsers without a share sheet. */
export const shareLinks = (url: string, title: string): ShareLink[] => [
  { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { label: 'X', href: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}` },
  { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}` },
];
