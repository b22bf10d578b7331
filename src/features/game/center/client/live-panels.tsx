'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OurTeam } from '../../sides.ts';
import { centerViews } from '../center-views.ts';
import { rememberPlace } from './remember-place.ts';
import { type FollowedGame, useLiveGame } from './use-live-game.ts';

type Props = FollowedGame & {
  ours: OurTeam;
  className: string | undefined;
  /** The panels as the server drew them. */
  children: ReactNode;
};

/** The panels of a game under way: the server's until something newer has come, then the same parts drawn here. */
export function LivePanels({ address, version, ours, className, children }: Props) {
  const newer = useLiveGame({ address, version });
  const [shown, setShown] = useState<typeof newer>();
  const place = useRef<HTMLDivElement>(null);
  const restore = useRef<() => void>(undefined);
  const isOurs = shown !== undefined;

  useEffect(() => {
    if (!newer) return;
    if (!isOurs && place.current) restore.current = rememberPlace(place.current);
    setShown(newer);
  }, [newer, isOurs]);

  useLayoutEffect(() => {
    if (isOurs) restore.current?.();
  }, [isOurs]);

  return <div ref={place}>{shown ? <Panels {...shown} ours={ours} className={className} /> : children}</div>;
}

type PanelsProps = NonNullable<ReturnType<typeof useLiveGame>> & Pick<Props, 'ours' | 'className'>;

function Panels({ live: { book, winProbability }, parts, ours, className }: PanelsProps) {
  return (
    <div className={className}>
      <parts.CenterPanels
        book={book}
        sides={parts.sidesOf(book, ours)}
        views={centerViews(book.boxScore)}
        winProbability={winProbability}
      />
    </div>
  );
}
