'use client';

import { useEffect } from 'react';

import { loadPart } from '../../../ui/client/load-part.ts';
import { afterLoad } from '../../../ui/navigation/client/after-load.ts';

/** Marks the rows that changed since the reader's last visit, a second after the page has loaded. Needs a `key` per schedule. */
export function ChangedRows({ scheduleId }: { scheduleId: number }) {
  useEffect(
    () =>
      afterLoad(() => {
        void loadPart(() => import('./mark-changes.ts'), { name: null }).then(({ markChanges }) =>
          markChanges(scheduleId),
        );
      }),
    [scheduleId],
  );
  return null;
}
