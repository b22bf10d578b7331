'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import { gameState } from '../../../../domain/game-state.ts';
import type { Scoreboard } from '../../../../domain/live/scoreboard.ts';
import { waitUntil } from '../../../../ui/client/wait-until.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';
import { scoreboardAddress } from '../live-address.ts';
import { useFreshPage } from './use-fresh-page.ts';

/** Those who wait for a game do not all ask for its page in the same second. In milliseconds. */
const spread = 3_000;

/** Brings the page anew as soon as somebody keeps score; asks for that `from` a moment on, in milliseconds since the epoch. */
export function WhenItBegins({ gameId, from }: { gameId: number; from: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => waitUntil(from, () => setTime(true)), [from]);
  return isTime && <Waiting gameId={gameId} />;
}

/** The game has no document yet, or one of the day from which it was moved: the scoreboard tells at once when that is another. */
function Waiting({ gameId }: { gameId: number }) {
  const { documentAtom } = useMemo(() => liveDocument<Scoreboard>(scoreboardAddress), []);
  const isKept = ({ gameId: id, state }: Scoreboard['games'][number]) => id === gameId && state !== gameState.Scheduled;
  const hasBegun = useAtomValue(documentAtom)?.games.some(isKept) ?? false;
  useFreshPage(hasBegun, spread);
  return null;
}
