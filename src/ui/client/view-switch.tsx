'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Tab } from '../controls/tabs.tsx';
import { Tabs } from '../controls/tabs.tsx';
import { replaceAddress } from '../navigation/client/address.ts';
import { onNavigation } from '../navigation/client/signals.ts';

export type View = { name: string; label: string; href: string };

type Props = {
  label: string;
  views: View[];
  /** Name of the requested view. */
  shown: string;
  children: ReactNode;
};

/**
 * Switches views of content that is all in the document: style sheets show the one in `data-view`. The links work without
 * JavaScript; with it, they switch in place and change the address.
 */
export function ViewSwitch({ label, views, shown, children }: Props) {
  const [current, setCurrent] = useState(shown);
  const tabs = views.map(({ name, label, href }) => ({ label, href, current: name === current }));

  // the target of a fragment may be in a hidden view
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the URL of the first render counts
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const panel = target?.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
    if (!views.some(({ name }) => name === panel) || panel === undefined) return;
    requestAnimationFrame(() => {
      flushSync(() => setCurrent(panel));
      target?.scrollIntoView();
    });
  }, []);

  // a link may lead to this page while another of its views is shown
  useEffect(
    () =>
      onNavigation('end', () => {
        const view = views.find(({ href }) => isPresentAddress(href));
        if (view) setCurrent(view.name);
      }),
    [views],
  );

  function onSelect(event: MouseEvent, tab: Tab) {
    const view = views.find(({ href }) => href === tab.href);
    if (!view || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(view.name);
    replaceAddress(view.href);
    followView(view.href);
  }

  return (
    <div data-view={current}>
      <Tabs label={label} tabs={tabs} onSelect={onSelect} />
      {children}
    </div>
  );
}

/** Adds the current view to a link to the same selection, such as its feed. */
function followView(href: string) {
  const location = new URL(href, document.baseURI).searchParams.get('location');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-follows-view]')) {
    const url = new URL(link.href);
    if (location) url.searchParams.set('location', location);
    else url.searchParams.delete('location');
    link.href = url.pathname + url.search;
  }
}

function isPresentAddress(href: string): boolean {
  const { pathname, search } = new URL(href, location.href);
  return pathname === location.pathname && search === location.search;
}
