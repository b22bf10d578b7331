'use client';

import { useEffect, useLayoutEffect } from 'react';

import { loadPart } from '../../../ui/client/load-part.ts';
import { findAlertList, showAlerts } from './alert-list.ts';

/** Dismissal and expiry of alerts, loaded after the page. Renders nothing. */
export function AlertBehavior() {
  // run after every render, since a soft navigation may replace the markup.
  // Layout effect: hides dismissed alerts before paint, like the inline script
  useLayoutEffect(() => showAlerts());
  useEffect(() => {
    const list = findAlertList();
    if (!list) return;
    const starting = loadPart(() => import('./watch-alerts.ts')).then(({ watchAlerts }) => watchAlerts(list));
    return () => void starting.then((stop) => stop());
  });
  return null;
}
