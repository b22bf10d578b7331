'use client';

import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

import { loadPart } from '../../ui/client/load-part.ts';
import type { ThirdPartyProps } from './third-party-props.ts';

/** Loads the consent banner and the vendors after the page. Small, because every page contains it. */
export function ThirdPartyLoader(props: ThirdPartyProps) {
  const [Live, setLive] = useState<ComponentType<ThirdPartyProps>>();
  useEffect(() => {
    void loadPart(() => import('./third-party-island.tsx'), { name: null }).then(({ ThirdPartyIsland }) =>
      setLive(() => ThirdPartyIsland),
    );
  }, []);
  return Live && <Live {...props} />;
}
