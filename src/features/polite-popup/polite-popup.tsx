import { getRequestContext } from '../../routing/request-context.ts';
import { PopupGate } from './client/popup-gate.tsx';

/** What a college has to say to readers of pages with advertising; nothing where it says nothing, and nothing to crawlers. */
export function PolitePopup() {
  const { isCrawler, tenant } = getRequestContext();
  const popup = tenant.settings.config?.politePopup;
  return popup && !isCrawler ? <PopupGate popup={popup} /> : null;
}
