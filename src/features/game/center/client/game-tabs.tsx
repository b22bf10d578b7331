'use client';

import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { ViewSwitch } from '../../../../ui/client/view-switch.tsx';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { type CenterView, centerViews, viewLinks } from '../center-views.ts';

type Props = {
  /** Where the game center is. */
  page: string;
  /** Of the game's document; undefined while nobody follows it. */
  address: string | undefined;
  /** As the page came. */
  views: { name: CenterView; label: string }[];
  shown: CenterView;
  /** The panels. */
  children: ReactNode;
};

const noDocument = atom(undefined);

/** The tabs of a game: while it goes on one more as soon as there is something for it. */
export function GameTabs({ page, address, views, shown, children }: Props) {
  const documentAtom = useMemo(() => (address ? liveDocument<LiveGame>(address).documentAtom : noDocument), [address]);
  const live = useAtomValue<LiveGame | undefined>(documentAtom);
  const links = useMemo(() => viewLinks(live ? centerViews(live.book.boxScore) : views, page), [live, views, page]);
  return (
    <ViewSwitch label="Parts of the game" views={links} shown={shown}>
      {children}
    </ViewSwitch>
  );
}
