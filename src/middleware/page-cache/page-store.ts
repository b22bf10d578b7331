import { createFrequencySketch } from './frequency-sketch.ts';
import { type StoredPage, sizeOf } from './stored-page.ts';

/** A page that would take a larger part of the memory is not stored. */
const maxPart = 1 / 8;

export type Removal = 'memory' | 'share' | 'refused' | 'gone' | 'withdrawn';

type Options = {
  maxBytes: number;
  /** Counts a page that left the store, or was refused. */
  onRemoval?: (reason: Removal) => void;
};

type CollegePages = { pages: Map<string, StoredPage>; bytes: number };

/**
 * Pages in bounded memory. When it is full, the college that uses most gives up its least recently used page. A new page of
 * that college itself, or one that would make its college the largest, is stored only if it was requested more often than the
 * page that it replaces, so that a crawl does not replace what readers open.
 */
export const createPageStore = ({ maxBytes, onRemoval = () => {} }: Options) => {
  const pages = new Map<string, { page: StoredPage; size: number }>();
  const colleges = new Map<number, CollegePages>();
  const sketch = createFrequencySketch();
  let bytes = 0;

  const remove = (key: string, reason?: Removal): void => {
    const entry = pages.get(key);
    if (!entry) return;
    const college = colleges.get(entry.page.tenantId);
    pages.delete(key);
    bytes -= entry.size;
    if (college) {
      college.pages.delete(key);
      college.bytes -= entry.size;
      if (college.pages.size === 0) colleges.delete(entry.page.tenantId);
    }
    if (reason) onRemoval(reason);
  };

  const largestCollege = (): [tenantId: number, college: CollegePages] | undefined => {
    let largest: [number, CollegePages] | undefined;
    for (const each of colleges) if (!largest || each[1].bytes > largest[1].bytes) largest = each;
    return largest;
  };

  /** Evicts pages to make room; false if the page is new and the others are requested more often. */
  const makeRoom = ({ key, tenantId }: StoredPage, size: number, isNew: boolean): boolean => {
    while (bytes + size > maxBytes) {
      const [largestId, largest] = largestCollege() ?? [];
      const own = colleges.get(tenantId);
      const isOwn = largestId === tenantId || (own?.bytes ?? 0) + size > (largest?.bytes ?? 0);
      // a page that is larger than all of any other college has none of its own to replace
      const from = isOwn && own ? own : largest;
      const [oldest] = from?.pages.keys() ?? [];
      if (oldest === undefined) return false;
      if (isNew && isOwn && sketch.estimate(key) <= sketch.estimate(oldest)) return false;
      remove(oldest, from === own ? 'memory' : 'share');
    }
    return true;
  };

  return {
    /** Counts a request, whether or not the page is stored. */
    count: (key: string): void => sketch.add(key),
    get: (key: string): StoredPage | undefined => {
      const page = pages.get(key)?.page;
      const recent = page && colleges.get(page.tenantId)?.pages;
      if (recent?.delete(key)) recent.set(key, page as StoredPage);
      return page;
    },
    set: (page: StoredPage): void => {
      const size = sizeOf(page);
      const isNew = !pages.has(page.key);
      remove(page.key);
      if (size > maxBytes * maxPart || !makeRoom(page, size, isNew)) {
        onRemoval('refused');
        return;
      }
      const college = colleges.get(page.tenantId) ?? { pages: new Map<string, StoredPage>(), bytes: 0 };
      colleges.set(page.tenantId, college);
      pages.set(page.key, { page, size });
      college.pages.set(page.key, page);
      college.bytes += size;
      bytes += size;
    },
    remove,
    /** The pages of a college, or all. */
    list: (tenantId?: number): Iterable<StoredPage> =>
      tenantId === undefined
        ? [...pages.values()].map(({ page }) => page)
        : [...(colleges.get(tenantId)?.pages.values() ?? [])],
    size: () => ({ bytes, pages: pages.size }),
  };
};
