'use client';

import { useEffect, useState } from 'react';

import { announce } from '../../../ui/client/announce.ts';
import { loadPart } from '../../../ui/client/load-part.ts';
import styles from './reader-times.module.css';

const key = 'reader-times';

/** Shows the times of the page's games in the reader's time zone; the browser remembers the choice. Needs a `key` per page. */
export function ReaderTimes() {
  const [zone, setZone] = useState<string>();

  useEffect(() => {
    if (isWanted()) void load().then(async ({ showReaderTimes }) => setZone(await showReaderTimes()));
  }, []);

  async function toggle() {
    const { showReaderTimes, showVenueTimes } = await load();
    if (zone) showVenueTimes();
    save(!zone);
    const shown = zone ? undefined : await showReaderTimes();
    setZone(shown);
    announce(textOf(shown));
  }

  return (
    <p className={styles.times} data-zone={zone && ''}>
      <span>{textOf(zone)}</span>
      <button type="button" onClick={toggle}>
        {zone ? 'Venue times' : 'My time zone'}
      </button>
    </p>
  );
}

const textOf = (zone: string | undefined) => (zone ? `Times in ${zone}.` : 'Times local to the venue.');

const load = () => loadPart(() => import('./show-times.ts'), { name: 'Times' });

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    // storage is blocked
    return false;
  }
}

function save(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // storage is blocked: the choice applies to this page
  }
}
