/** A soft navigation begins when the reader asks for a page, and ends when that page stands. */
export type NavigationSignal = 'start' | 'end';

const eventName = (signal: NavigationSignal) => `fieldhouse:navigation-${signal}`;

/** @param to path, query and fragment of the page */
export const signalNavigation = (signal: NavigationSignal, to: string): void => {
  document.dispatchEvent(new CustomEvent(eventName(signal), { detail: to }));
};

/**
 * Hears of soft navigations, those by the browser's back and forward too; the first page of a document is none.
 *
 * @returns stops listening
 */
export const onNavigation = (signal: NavigationSignal, listener: (to: string) => void): (() => void) => {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(eventName(signal), hear);
  return () => document.removeEventListener(eventName(signal), hear);
};
