'use client';

import { useSyncExternalStore } from 'react';

import { boundedPath } from '../../../domain/missing-path.ts';

const never = () => () => {};

type Props = {
  path: string;
  /** URL of the not-found page, whose query has `path`. */
  page: string;
};

/** Names the missing path; after a soft navigation it is that of the address bar. */
export const MissingMessage = ({ path, page }: Props) => {
  const requested = useSyncExternalStore(
    never,
    () => (window.location.pathname === page ? path : boundedPath(window.location.pathname)),
    () => path,
  );
  return `Page Not Found: ${requested}`;
};
