'use client';

import { useEffect } from 'react';

import { announce } from '../../../ui/client/announce.ts';
import { counted } from '../../../web/counted.ts';
import { matchCount, wordMatcher } from '../../../web/match-words.ts';

/** Milliseconds after the last key press until the number of matches is announced. */
const announceAfter = 600;

type Props = {
  /** Ids of the search field and of the element with the number of people. */
  input: string;
  count: string;
};

/** Filters the rows of the staff table by the search field while the visitor types. */
export function FilterStaff({ input: inputId, count: countId }: Props) {
  useEffect(() => {
    const input = document.getElementById(inputId);
    const count = document.getElementById(countId);
    if (!(input instanceof HTMLInputElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      const text = filterRows(input.value.trim());
      if (count) count.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => announce(text), announceAfter);
    };
    input.addEventListener('input', onInput);
    // text typed before this script loaded, or restored by the browser
    if (input.value !== '') onInput();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [inputId, countId]);
  return null;
}

/** Hides rows that do not match, and headings without rows. Returns the number of matches in words. */
function filterRows(search: string): string {
  const matches = wordMatcher(search);
  const people = new Set<string>();
  const matching = new Set<string>();
  let heading: HTMLTableRowElement | undefined;
  for (const row of document.querySelectorAll<HTMLTableRowElement>('[data-staff-table] tbody tr')) {
    const id = row.dataset['memberId'];
    if (id === undefined) {
      heading = row;
      row.hidden = true;
      continue;
    }
    people.add(id);
    const cells = [...row.cells, ...(heading?.cells ?? [])].map(({ textContent }) => textContent);
    row.hidden = !matches(cells.join(' '));
    if (row.hidden) continue;
    matching.add(id);
    if (heading) heading.hidden = false;
  }
  return search ? matchCount(matching.size, people.size, search) : counted(people.size, 'person', 'people');
}
