import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as rootOptions } from 'waku/client';
import { Router } from 'waku/router/client';

declare global {
  /** Set by the bootstrap script of a rendered document. */
  var __WAKU_HYDRATE__: boolean | undefined;
}

/** Hydrates the document as Waku's own entry does, but in slices, between which the browser responds to input. */
export function startRouter() {
  const root = (
    <StrictMode>
      <Router />
    </StrictMode>
  );
  startTransition(() => {
    if (globalThis.__WAKU_HYDRATE__) hydrateRoot(document, root, rootOptions);
    else createRoot(document, rootOptions).render(root);
  });
}
