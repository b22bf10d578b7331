'use client';

import { useSyncExternalStore } from 'react';

import { boundedPath } from '../../../web/missing-path.ts';

const never = () => () => {};

type Props = {
  path: string;
  /** URL of the not-found page, whose query has `path`. */
  page: string;
};

/** Names the missing path, which after a soft navigation is in the address bar. */
export const MissingMessage = ({ path, page }: Props) => {
  const requested = useSyncExternalStore(
    never,
    () => (window.location.pathname === page ? path : boundedPath(window.location.pathname)),
    () => path,
  );
  return `Page Not Found: ${requested}`;
};
