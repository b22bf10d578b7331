'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useRouter } from 'waku/router/client';
import type { Scoreboard } from '../../../../domain/live/scoreboard.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { scoreboardAddress } from '../live-address.ts';

/** A timer takes no longer time than this, in milliseconds. */
const LONGEST = 2_147_483_647;

/** Brings the page anew as soon as somebody keeps score; asks for that `from` a moment on, in milliseconds since the epoch. */
export function WhenItBegins({ gameId, from }: { gameId: number; from: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const left = from - Date.now();
    if (left > LONGEST) return undefined;
    const timer = setTimeout(() => setTime(true), left);
    return () => clearTimeout(timer);
  }, [from]);
  return isTime && <Waiting gameId={gameId} />;
}

/** The game has no document yet: the scoreboard tells at once when it has. */
function Waiting({ gameId }: { gameId: number }) {
  const { documentAtom } = useMemo(() => liveDocument<Scoreboard>(scoreboardAddress), []);
  const hasBegun = useAtomValue(documentAtom)?.games.some((game) => game.gameId === gameId) ?? false;
  const { replace } = useRouter();
  useEffect(() => {
    if (hasBegun) void replace(location.href, { scroll: false });
  }, [hasBegun, replace]);
  return null;
}
