/**
 * Runs `callback` after Waku's router has written the address and scrolled. The router does both in a layout effect of the
 * commit that shows the page, and effects of its children, among them ours, run before its own.
 */
export const afterRouterEffects = (callback: () => void): void => queueMicrotask(callback);
