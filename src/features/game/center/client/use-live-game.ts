import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import type { LiveGame } from '../../../../api/live/schema.ts';
import { loadPart } from '../../../../ui/client/load-part.ts';
import { liveDocument } from '../../../../ui/live/client/live-document.ts';

type LiveParts = typeof import('../live-parts.ts');

export type LiveGameProps = {
  /** URL of the live document: '/api/v2/live/12'. */
  address: string;
  /** The version that the page shows. */
  version: number;
};

type Options = LiveGameProps & {
  /** Also loads the initial game if its components are needed for another reason. */
  isWanted?: boolean;
};

export type NewerGame = { live: LiveGame; parts: LiveParts };

/** The current game and the components that render it, once it differs from the initial page. */
export function useLiveGame({ address, version, isWanted = false }: Options): NewerGame | undefined {
  const { documentAtom } = useMemo(() => liveDocument<LiveGame>(address), [address]);
  const known = useAtomValue(documentAtom);
  const live = known && (isWanted || known.version > version) ? known : undefined;
  const parts = useParts(live !== undefined);
  return useMemo(() => (live && parts ? { live, parts } : undefined), [live, parts]);
}

let loading: Promise<LiveParts> | undefined;

/** Board and panels share these components: they are loaded, and fail to load, once. */
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
