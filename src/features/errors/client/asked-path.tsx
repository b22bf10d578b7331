'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The path in the address bar: after a soft navigation the server was asked for this page, not for what is missing. */
export const AskedPath = ({ onServer }: { onServer: string }) =>
  useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => onServer,
  );
