import { loadScript } from '../../client/load-script.ts';
import { consentOfPurposes } from '../consent.ts';
import { isPrivate, setConsent } from './consent-state.ts';

type Manager = {
  ready: (run: (manager: Manager) => void) => void;
  readyQueue?: ((manager: Manager) => void)[];
  getConsent?: () => { purposes?: { Advertising?: unknown; Analytics?: unknown } };
  addEventListener?: (name: 'consent-change', listener: () => void) => void;
};

declare global {
  interface Window {
    airgap?: Manager;
    transcend?: { showConsentManager?: () => void };
  }
}

/** The script of the manager; its test variant stands beside the live one. */
export const managerScript = (url: string, isTestBundle: boolean): string =>
  isTestBundle ? url.replace('/cm/', '/cm-test/') : url;

/** Lets an outside manager ask, and takes over what the reader answers there. Until it is there everything stays denied. */
export const startManager = (src: string): void => {
  const waiting: ((manager: Manager) => void)[] = [];
  window.airgap ??= { readyQueue: waiting, ready: (run) => waiting.push(run) };
  window.airgap.ready((manager) => {
    const take = () => setConsent(consentOfPurposes(manager.getConsent?.().purposes ?? {}, isPrivate()));
    manager.addEventListener?.('consent-change', take);
    take();
  });
  loadScript(src);
};

/** Shows the manager's own choices; false where there is no manager. */
export const openManager = (): boolean => {
  const { transcend, airgap } = window;
  transcend?.showConsentManager?.();
  return airgap !== undefined;
};
