'use client';

import { useEffect, useLayoutEffect } from 'react';

import { loadPart } from '../../../ui/client/load-part.ts';
import { findAlertList, showAlerts } from './alert-list.ts';

/** What alerts do beyond being read, loaded after the page. Renders nothing. */
export function AlertBehavior() {
  // both at every rendering: one comes with each soft navigation, which may bring the finished markup anew.
  // What is put away is hidden before the browser paints, as the script in the document does
  useLayoutEffect(() => showAlerts());
  useEffect(() => {
    const list = findAlertList();
    if (!list) return;
    const starting = loadPart(() => import('./watch-alerts.ts')).then(({ watchAlerts }) => watchAlerts(list));
    return () => void starting.then((stop) => stop());
  });
  return null;
}
