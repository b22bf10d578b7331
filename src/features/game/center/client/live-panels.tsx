'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Button } from '../../../../ui/controls/button.tsx';
import { counted } from '../../../../web/counted.ts';
import { usePlayOrder } from '../../client/chosen-play-order.ts';
import { countPlays, type PlayOrder } from '../../play-order.ts';
import type { OurTeam } from '../../sides.ts';
import { centerViews } from '../../views.ts';
import styles from '../center-panels.module.css';
import type { Portraits } from '../portraits.ts';
import { isReadingList, onLeavingList } from './reading-list.ts';
import { rememberPlace } from './remember-place.ts';
import { type LiveGameProps, type NewerGame, useLiveGame } from './use-live-game.ts';

type Props = LiveGameProps & {
  ours: OurTeam;
  portraits: Portraits;
  className: string | undefined;
  /** Number of plays in the initial page. */
  plays: number;
  /** The server-rendered panels, newest plays first. */
  children: ReactNode;
};

/**
 * The panels of a live game: server-rendered until the first update, then rendered here. While the reader has scrolled
 * into a list of plays, updates wait behind a button.
 */
export function LivePanels({ address, version, ours, portraits, className, plays, children }: Props) {
  const [order] = usePlayOrder();
  const newest = useLiveGame({ address, version, isWanted: order !== 'newest' });
  const [shown, setShown] = useState<NewerGame>();
  const [isWaiting, setWaiting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(undefined);
  const isOurs = shown !== undefined;

  useEffect(() => {
    if (!newest || newest === shown) return;
    if (place.current && isReadingList(place.current)) return setWaiting(true);
    if (!isOurs && place.current) restore.current = rememberPlace(place.current);
    setShown(newest);
  }, [newest, shown, isOurs]);

  useLayoutEffect(() => {
    if (isOurs) restore.current?.();
  }, [isOurs]);

  useEffect(() => {
    const panels = place.current;
    if (!isWaiting || !panels) return undefined;
    return onLeavingList(panels, () => {
      setWaiting(false);
      setShown(newest);
    });
  }, [isWaiting, newest]);

  const showNew = () => {
    setWaiting(false);
    setShown(newest);
    place.current?.scrollIntoView();
  };
  const count = newest ? playsOf(newest) - (shown ? playsOf(shown) : plays) : 0;

  return (
    <>
      {isWaiting && count > 0 && <NewPlays count={count} onShow={showNew} />}
      <div ref={place}>
        {shown ? <Panels {...shown} ours={ours} portraits={portraits} order={order} className={className} /> : children}
      </div>
    </>
  );
}

const playsOf = ({ live }: NewerGame) => countPlays(live.book.boxScore.plays);

type PanelsProps = NewerGame & Pick<Props, 'ours' | 'portraits' | 'className'> & { order: PlayOrder };

function Panels({ live: { book, winProbability }, parts, ours, portraits, order, className }: PanelsProps) {
  return (
    <div className={className}>
      <parts.CenterPanels
        book={book}
        sides={parts.sidesOf(book, ours)}
        views={centerViews(book.boxScore)}
        winProbability={winProbability}
        portraits={portraits}
        order={book.boxScore.complete ? 'oldest' : order}
      />
    </div>
  );
}

/** Overlays the list, so that nothing shifts when it appears. */
const NewPlays = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <div className={styles['new-plays']}>
    <Button look={{ kind: 'priority', theme: 'light-theme' }} onClick={onShow}>
      {counted(count, 'new play')}
    </Button>
  </div>
);
