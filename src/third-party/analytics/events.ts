import type { PageType } from '../../routing/routes.ts';

/** All events by name, with their parameters. */
export type AnalyticsEvents = {
  page_view: { page_type: PageType; page_title: string; page_location: string; sport?: string | undefined };
  splash_click: { splash_id: number; link_url: string };
  promotion_click: { promotion_id: number; link_url: string };
  search: { search_term: string };
  outbound_click: { link_url: string; link_domain: string };
};

type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsEvents[Name];
}[AnalyticsEventName];

const eventName = 'fieldhouse:analytics';

/** Dispatches an event. It is dropped without consent or vendors. */
export const track = (event: AnalyticsEvent): void => {
  document.dispatchEvent(new CustomEvent(eventName, { detail: event }));
};

/** @returns a function that stops listening */
export const onTracked = (listener: (event: AnalyticsEvent) => void): (() => void) => {
  const handle = (event: Event) => listener((event as CustomEvent<AnalyticsEvent>).detail);
  document.addEventListener(eventName, handle);
  return () => document.removeEventListener(eventName, handle);
};
