'use client';

import { useEffect } from 'react';

import { figureIn } from '../../../domain/stats/season/sort-sheet.ts';
import { announce } from '../../../ui/client/announce.ts';
import { replaceAddress } from '../../../ui/navigation/client/address.ts';

/** Sorts statistics tables in place by the links in their headings, which without JavaScript lead to the sorted page. */
export function SortTables() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-sort]') : null;
      if (!link) return;
      event.preventDefault();
      sortBy(link);
    };
    // before the handler of links within the site
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return null;
}

function sortBy(link: HTMLAnchorElement) {
  const heading = link.closest('th');
  const body = link.closest('table')?.tBodies[0];
  if (!heading || !body) return;
  const url = new URL(link.href);
  const isAscending = url.searchParams.get('order') === 'asc';
  const cell = Number(link.dataset['sort']);
  const rows = [...body.rows].map((row) => ({
    row,
    isFixed: row.hasAttribute('data-fixed'),
    value: figureIn(row.cells[cell]?.textContent),
  }));
  rows.sort(
    (a, b) =>
      Number(a.isFixed) - Number(b.isFixed) ||
      Number(a.value === undefined) - Number(b.value === undefined) ||
      ((a.value ?? 0) - (b.value ?? 0)) * (isAscending ? 1 : -1),
  );
  body.append(...rows.map(({ row }) => row));
  replaceAddress(url.href);
  for (const other of heading.closest('thead')?.querySelectorAll('[aria-sort]') ?? []) resetHeading(other);
  heading.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
  if (isAscending) url.searchParams.delete('order');
  else url.searchParams.set('order', 'asc');
  link.href = url.href;
  announce(
    `Sorted by ${link.querySelector('abbr')?.title ?? link.textContent}, ${isAscending ? 'ascending' : 'descending'}`,
  );
}

/** The next click sorts descending. */
function resetHeading(heading: Element) {
  heading.removeAttribute('aria-sort');
  const link = heading.querySelector<HTMLAnchorElement>('a[data-sort]');
  if (!link) return;
  const url = new URL(link.href);
  url.searchParams.delete('order');
  link.href = url.href;
}
