/** Maximum cached characters in a process. */
const maxSize = 3_000_000;

const entries = new Map<string, string>();
let size = 0;

/** The cached HTML of a key, or that of `render`. The least recently used entries are evicted first. */
export async function findMarkup(key: string, render: () => Promise<string>): Promise<string> {
  const known = entries.get(key);
  const html = known ?? (await render());
  remove(key);
  entries.set(key, html);
  size += key.length + html.length;
  for (const oldest of entries.keys()) {
    if (size <= maxSize) break;
    remove(oldest);
  }
  return html;
}

function remove(key: string): void {
  const html = entries.get(key);
  if (html === undefined) return;
  entries.delete(key);
  size -= key.length + html.length;
}
