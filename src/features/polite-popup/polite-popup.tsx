import { getRequestContext } from '../../routing/request-context.ts';
import { PopupGate } from './client/popup-gate.tsx';

/** A college's message to readers of pages with ads; never sent to crawlers. */
export function PolitePopup() {
  const { isCrawler, tenant } = getRequestContext();
  const popup = tenant.settings.config?.politePopup;
  return popup && !isCrawler ? <PopupGate popup={popup} /> : null;
}
