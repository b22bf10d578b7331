/**
 * Runs `callback` after Waku's router has updated the URL and scrolled. The router does both in a layout effect of the commit that
 * shows the page, and the effects of its children, including ours, run before its own.
 */
export const afterRouterEffects = (callback: () => void): void => queueMicrotask(callback);
