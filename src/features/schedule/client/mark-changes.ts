import styles from './mark-changes.module.css';
import { type RowFacts, rowChange } from './row-change.ts';

type Snapshot = Record<string, RowFacts>;

/**
 * Marks rows that are not as at the last visit, and remembers them as they are. Only the browser stores them. The marks stay
 * while the tab is open.
 */
export function markChanges(scheduleId: number): void {
  const key = `schedule-${scheduleId}`;
  // games with a result are not marked
  const rows = [...document.querySelectorAll<HTMLElement>('li[data-at][id]:not(:has([data-result]))')];
  const before = read('sessionStorage', key) ?? read('localStorage', key);
  const now = Object.fromEntries(rows.map((row) => [row.id, factsOf(row)]));
  save('localStorage', key, now);
  // a first visit has nothing to compare with
  save('sessionStorage', key, before ?? now);
  if (!before) return;
  for (const row of rows) {
    const change = rowChange(before[row.id], factsOf(row));
    if (change) row.querySelector('time')?.parentElement?.append(markOf(change));
  }
}

/** The start from the markup, because the text may be in the reader's time zone. */
const factsOf = (row: HTMLElement): RowFacts => [
  [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime).join(),
  row.querySelector('p > b')?.parentElement?.textContent ?? '',
  row.querySelector<HTMLElement>('[data-kind]')?.dataset['kind'] ?? '',
];

function markOf(text: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = styles['mark'] ?? '';
  mark.textContent = text;
  mark.title = 'Since your last visit';
  return mark;
}

type StorageName = 'localStorage' | 'sessionStorage';

// reading the property of a blocked storage throws
function read(storage: StorageName, key: string): Snapshot | undefined {
  try {
    return JSON.parse(window[storage].getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

function save(storage: StorageName, key: string, snapshot: Snapshot): void {
  try {
    window[storage].setItem(key, JSON.stringify(snapshot));
  } catch {
    // storage is blocked or full
  }
}
