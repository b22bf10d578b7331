import { nextChange } from '../../../domain/display-dates.ts';
import { announce } from '../../../ui/client/announce.ts';
import { waitUntil } from '../../../ui/client/wait-until.ts';
import { dismissal } from './alert-cookie.ts';
import { alertsIn, showAlerts } from './alert-list.ts';

/** Hides alerts when dismissed or expired and shows the next one. Returns a cleanup function. */
export function watchAlerts(list: HTMLElement): () => void {
  const dismiss = ({ target }: Event) => {
    const line = target instanceof Element && target.closest('[data-dismiss]')?.closest<HTMLElement>('[data-alert]');
    if (line) dismissAlert(list, Number(line.dataset['alert']));
  };
  list.addEventListener('click', dismiss);
  const stopWaiting = followEnds(list);
  return () => {
    list.removeEventListener('click', dismiss);
    stopWaiting();
  };
}

function dismissAlert(list: HTMLElement, id: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = dismissal(id);
  showAlerts(list);
  announce('Alert dismissed');
  const next = list.querySelector<HTMLElement>('li:not([hidden]) button');
  (next ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

function followEnds(list: HTMLElement): () => void {
  let stopWaiting: (() => void) | undefined;
  const follow = () => {
    showAlerts(list);
    const moment = nextChange(alertsIn(list), Date.now());
    stopWaiting = moment === undefined ? undefined : waitUntil(moment, follow);
  };
  follow();
  return () => stopWaiting?.();
}
