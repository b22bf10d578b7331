/** Maximum cached characters in a process. */
const maxSize = 3_000_000;

const entries = new Map<string, string>();
/** Parts that are being rendered, by key. */
const renders = new Map<string, Promise<string>>();
let size = 0;

/**
 * The cached HTML of a key, or a promise of that of `render`, which is called once for simultaneous requests. The least recently
 * used entries are evicted first.
 */
export function findMarkup(key: string, render: () => Promise<string>): string | Promise<string> {
  const html = entries.get(key);
  return html === undefined ? renderOnce(key, render) : store(key, html);
}

/** Makes an entry the most recently used. */
function store(key: string, html: string): string {
  remove(key);
  entries.set(key, html);
  size += key.length + html.length;
  for (const oldest of entries.keys()) {
    if (size <= maxSize) break;
    remove(oldest);
  }
  return html;
}

async function renderOnce(key: string, render: () => Promise<string>): Promise<string> {
  const running = renders.get(key);
  if (running) return running;
  const started = render();
  renders.set(key, started);
  try {
    return store(key, await started);
  } finally {
    renders.delete(key);
  }
}

function remove(key: string): void {
  const html = entries.get(key);
  if (html === undefined) return;
  entries.delete(key);
  size -= key.length + html.length;
}
