'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Names what is missing: after a soft navigation, when the server was asked for this very page, by the address bar. */
export const MissingMessage = ({ path }: { path: string }) => {
  const asked = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => path,
  );
  return `Page Not Found: ${asked}`;
};
