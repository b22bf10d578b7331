'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';

import { loadPart } from '../../client/load-part.ts';
import type { ViewedPhoto } from './viewed-photo.ts';

const PhotoViewer = lazy(async () => ({
  default: (await loadPart(() => import('./photo-viewer.tsx'), { name: 'The photo viewer' })).PhotoViewer,
}));

type Props = { title: string; photos: readonly ViewedPhoto[]; children: ReactNode };

/** Makes links to photos inside it open the viewer, which is loaded on first use. */
export function PhotoViewerGate({ title, photos, children }: Props) {
  const [start, setStart] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-photo]') : null;
    const index = photos.findIndex(({ id }) => String(id) === link?.dataset['photo']);
    if (index < 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    opener.current = link;
    setStart(index);
  }

  function close(last: number) {
    setStart(undefined);
    // focuses the photo viewed last, which the reader may want to open again
    const shown = document.querySelector<HTMLElement>(`[data-photo="${photos[last]?.id}"]`) ?? opener.current;
    shown?.focus();
  }

  return (
    <div onClickCapture={open}>
      {children}
      {start !== undefined && (
        <Suspense fallback={null}>
          <PhotoViewer title={title} photos={photos} start={start} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
