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

/** The manager's script, or its test variant. */
export const consentManagerScript = (url: string, isTestBundle: boolean): string =>
  isTestBundle ? url.replace('/cm/', '/cm-test/') : url;

/** Loads a consent management platform and applies its consent. Until then everything is denied. */
export const startConsentManager = (src: string): void => {
  const queue: ((manager: Manager) => void)[] = [];
  window.airgap ??= { readyQueue: queue, ready: (run) => queue.push(run) };
  window.airgap.ready((manager) => {
    const apply = () => setConsent(consentOfPurposes(manager.getConsent?.().purposes ?? {}, isPrivate()));
    manager.addEventListener?.('consent-change', apply);
    apply();
  });
  loadScript(src);
};

/** Opens the manager's dialog. Returns false without a manager. */
export const openConsentManager = (): boolean => {
  const { transcend, airgap } = window;
  transcend?.showConsentManager?.();
  return airgap !== undefined;
};
