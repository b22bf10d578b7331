'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useRouter } from 'waku/router/client';
import type { LiveGame } from '../../../../api/live/schema.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';

/** A timer takes no longer time than this, in milliseconds. */
const LONGEST = 2_147_483_647;

/** Brings the page anew as soon as somebody keeps score; asks for that `from` a moment on, in milliseconds since the epoch. */
export function WhenItBegins({ address, from }: { address: string; from: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const left = from - Date.now();
    if (left > LONGEST) return undefined;
    const timer = setTimeout(() => setTime(true), left);
    return () => clearTimeout(timer);
  }, [from]);
  return isTime && <Waiting address={address} />;
}

function Waiting({ address }: { address: string }) {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const hasBegun = useAtomValue(documentAtom) !== undefined;
  const { replace } = useRouter();
  useEffect(() => {
    if (hasBegun) void replace(location.href, { scroll: false });
  }, [hasBegun, replace]);
  return null;
}
