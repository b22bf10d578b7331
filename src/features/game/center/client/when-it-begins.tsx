'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Scoreboard } from '../../../../domain/live/scoreboard.ts';
import { waitUntil } from '../../../../ui/client/wait-until.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { scoreboardAddress } from '../live-address.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** Those who wait for a game do not all ask for its page in the same second. In milliseconds. */
const SPREAD = 3_000;

/** Brings the page anew as soon as somebody keeps score; asks for that `from` a moment on, in milliseconds since the epoch. */
export function WhenItBegins({ gameId, from }: { gameId: number; from: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => waitUntil(from, () => setTime(true)), [from]);
  return isTime && <Waiting gameId={gameId} />;
}

/** The game has no document yet: the scoreboard tells at once when it has. */
function Waiting({ gameId }: { gameId: number }) {
  const { documentAtom } = useMemo(() => liveDocument<Scoreboard>(scoreboardAddress), []);
  const hasBegun = useAtomValue(documentAtom)?.games.some((game) => game.gameId === gameId) ?? false;
  useFreshPage(hasBegun, SPREAD);
  return null;
}
