'use client';

import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

import { Tabs } from '../tabs.tsx';
import type { Tab } from '../tabs.tsx';

export type View = { name: string; label: string; href: string };

type Props = {
  label: string;
  views: View[];
  /** Name of the view that the address asks for. */
  shown: string;
  children: ReactNode;
};

/**
 * Views of content that is all in the document: the wrapper's `data-view` says which one style sheets show. The links
 * are right without JavaScript, with it they switch in place and leave their address behind.
 */
export function ViewSwitch({ label, views, shown, children }: Props) {
  const [current, setCurrent] = useState(shown);
  const tabs = views.map(({ name, label, href }) => ({ label, href, current: name === current }));

  function onSelect(event: MouseEvent, tab: Tab) {
    const view = views.find(({ href }) => href === tab.href);
    if (!view || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(view.name);
    history.replaceState(history.state, '', view.href);
  }

  return (
    <div data-view={current}>
      <Tabs label={label} tabs={tabs} onSelect={onSelect} />
      {children}
    </div>
  );
}
