'use client';

import { atom, useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { ViewSwitch } from '../../../../ui/client/view-switch.tsx';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { centerViews, type GameView, type NamedView, viewLinks } from '../../views.ts';

type Props = {
  /** URL of the game center. */
  page: string;
  /** URL of the live document; undefined without live data. */
  address: string | undefined;
  /** State of the initial page. */
  views: NamedView[];
  shown: GameView;
  /** The panels. */
  children: ReactNode;
};

const noDocument = atom(undefined);

/** The tabs of a game; a live game gains tabs as content appears. */
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
