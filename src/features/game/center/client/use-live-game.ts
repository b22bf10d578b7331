import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { loadPart } from '../../../../ui/client/load-part.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';

type LiveParts = typeof import('../live-parts.ts');

export type FollowedGame = {
  /** Of its document: '/api/v2/live/12'. */
  address: string;
  /** What the page shows. */
  version: number;
};

type Options = FollowedGame & {
  /** Also the game as the page came, when what draws it is wanted for another reason. */
  isWanted?: boolean;
};

export type NewerGame = { live: LiveGame; parts: LiveParts };

/** A game as it stands, with what draws it, as soon as it differs from what the page came with. */
export function useLiveGame({ address, version, isWanted = false }: Options): NewerGame | undefined {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const known = useAtomValue(documentAtom);
  const live = known && (isWanted || known.version > version) ? known : undefined;
  const parts = useParts(live !== undefined);
  return useMemo(() => (live && parts ? { live, parts } : undefined), [live, parts]);
}

let loading: Promise<LiveParts> | undefined;

/** Board and panels ask for the same parts: they are loaded, and missed, once. */
function loadLiveParts(): Promise<LiveParts> {
  loading ??= loadPart(() => import('../live-parts.ts'), { name: 'Live updates' });
  return loading;
}

function useParts(isWanted: boolean): LiveParts | undefined {
  const [parts, setParts] = useState<LiveParts>();
  useEffect(() => {
    let isCurrent = isWanted;
    if (isWanted) void loadLiveParts().then((loaded) => isCurrent && setParts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return parts;
}
