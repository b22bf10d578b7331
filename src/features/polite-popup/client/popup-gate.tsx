'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

import { loadPart } from '../../../ui/client/load-part.ts';
import { useRouter } from '../../../waku/client/router.ts';
import { afterAd } from './after-ad.ts';
import { popupShownCookie, wasPopupShown } from './popup-cookie.ts';
import type { PopupText } from './popup-dialog.tsx';

const PopupDialog = lazy(async () => ({
  default: (await loadPart(() => import('./popup-dialog.tsx'), { name: null })).PopupDialog,
}));

/** Selector of ads and their placeholders in a slot. */
const ad = '[data-ad-slot] :is(iframe, [data-ad-round])';

const isAdThere = () => document.querySelector(ad) !== null;

/** Opens the popup on a page with an ad, once per reader, and never over another dialog. */
export function PopupGate({ popup }: { popup: PopupText }) {
  const { path } = useRouter();
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own ads
  useEffect(() => {
    if (wasPopupShown(document.cookie)) return;
    return afterAd(isAdThere, () => {
      if (document.querySelector('dialog[open]')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = popupShownCookie();
      setOpen(true);
    });
  }, [path]);

  return (
    isOpen && (
      <Suspense fallback={null}>
        <PopupDialog popup={popup} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
