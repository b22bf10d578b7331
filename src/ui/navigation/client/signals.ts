/** A soft navigation starts when a page is requested, and ends when it is shown. */
export type NavigationSignal = 'start' | 'end';

const eventName = (signal: NavigationSignal) => `fieldhouse:navigation-${signal}`;

/** @param to path, query and fragment of the page */
export const signalNavigation = (signal: NavigationSignal, to: string): void => {
  document.dispatchEvent(new CustomEvent(eventName(signal), { detail: to }));
};

/**
 * Listens to soft navigations, including the browser's back and forward. The first page of a document is not one.
 *
 * @returns a function that stops listening
 */
export const onNavigation = (signal: NavigationSignal, listener: (to: string) => void): (() => void) => {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(eventName(signal), handle);
  return () => document.removeEventListener(eventName(signal), handle);
};
